import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportPatience } from '../../../schema/rules/limits.ts';
import { openBatches } from './batches.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fills a stream until it has no room. */
function full() {
  const opened = openBatches();
  while (opened.batches.push([['row']]));
  return opened;
}

it('waits for a reader, and goes on when they want more', async () => {
  const { batches, isWanted } = full();
  const wanted = isWanted();
  batches.on('data', () => {});
  expect(await wanted).toBe(true);
  expect(batches.destroyed).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('stops when the reader goes away, while it waits and before', async () => {
  const { batches, isWanted } = full();
  const wanted = isWanted();
  batches.destroy();
  expect(await wanted).toBe(false);
  expect(await isWanted()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up on a reader who takes nothing for too long, and not a moment before', async () => {
  const { batches, isWanted } = full();
  const wanted = isWanted();
  vi.advanceTimersByTime(exportPatience - 1);
  expect(batches.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await wanted).toBe(false);
  expect(batches.destroyed).toBe(true);
});
