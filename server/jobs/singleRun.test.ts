import { expect, it } from 'vitest';
import { createSingleRun } from './singleRun.ts';

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
