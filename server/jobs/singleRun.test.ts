import { expect, it } from 'vitest';
import { createEachRun, createSingleRun } from './singleRun.ts';

/** A job that runs until the test ends it. */
function slowJob() {
  const ends: ((error?: Error) => void)[] = [];
  const job = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  return { ends, job };
}

it('works once for all who wake it while it is at work, and once more after that', async () => {
  const { ends, job } = slowJob();
  const singleRun = createSingleRun(job, () => undefined);
  singleRun.wake();
  singleRun.wake();
  singleRun.wake();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await singleRun.idle();
  expect(ends).toHaveLength(2);
  singleRun.wake();
  expect(ends).toHaveLength(3);
  ends[2]?.();
  await singleRun.idle();
});

it('tells what went wrong, and works again when it is woken next', async () => {
  const { ends, job } = slowJob();
  const told: unknown[] = [];
  const singleRun = createSingleRun(job, (error) => told.push(error));
  const fault = new Error('the database is away');
  singleRun.wake();
  ends[0]?.(fault);
  await singleRun.idle();
  expect(told).toEqual([fault]);
  singleRun.wake();
  ends[1]?.();
  await singleRun.idle();
  expect(ends).toHaveLength(2);
});

it('works for each one that it is woken for, one at a time, whatever goes wrong for another', async () => {
  const { ends, job } = slowJob();
  const worked: string[] = [];
  const work = (id: string) => {
    worked.push(id);
    return job();
  };
  const eachRun = createEachRun(work, () => undefined);
  for (const id of ['one', 'other', 'other']) eachRun.wake(id);
  expect(worked).toEqual(['one']);
  ends[0]?.(new Error('the database is away'));
  await expect.poll(() => worked).toEqual(['one', 'other']);
  ends[1]?.();
  await eachRun.idle();
  expect(worked).toEqual(['one', 'other']);
});
