import { beforeEach, expect, it, vi } from 'vitest';
import type { Pools } from '../database/pools.ts';
import { findAbandoned, type ActiveJob } from './abandoned.ts';

const job: ActiveJob = { id: '0190a0a0-0000-7000-8000-000000000001', name: 'purge-deleted' };
/** Running jobs whose lock is free, as the database answers; null where it cannot be reached. */
let unheld: readonly ActiveJob[] | null;
let runHere: string | null;
const giveBack = vi.fn<(job: ActiveJob) => Promise<void>>(async () => undefined);
const query = async () => {
  if (unheld === null) throw new Error('terminating connection');
  return { rows: unheld };
};
const start = () => findAbandoned({ owner: { query } } as unknown as Pools, (name) => name === runHere, giveBack);

beforeEach(() => {
  unheld = [job];
  runHere = null;
  giveBack.mockClear();
});

it('gives a job back by the third look in a row that finds it without a lock', async () => {
  const look = start();
  await look();
  await look();
  expect(giveBack).not.toHaveBeenCalled();
  await look();
  expect(giveBack).toHaveBeenCalledExactlyOnceWith(job);
});

it('leaves a job whose lock is taken again in between', async () => {
  const look = start();
  for (const found of [[job], [job], [], [job], [job]]) {
    unheld = found;
    await look();
  }
  expect(giveBack).not.toHaveBeenCalled();
});

it('counts anew after a look that failed: the lock went with the database', async () => {
  const look = start();
  await look();
  await look();
  unheld = null;
  await expect(look()).rejects.toThrow('terminating connection');
  unheld = [job];
  await look();
  await look();
  expect(giveBack).not.toHaveBeenCalled();
});

it('leaves what this server runs itself, and counts from its end', async () => {
  const look = start();
  runHere = job.name;
  for (let count = 0; count < 5; count += 1) await look();
  runHere = null;
  await look();
  await look();
  expect(giveBack).not.toHaveBeenCalled();
  await look();
  expect(giveBack).toHaveBeenCalledOnce();
});
