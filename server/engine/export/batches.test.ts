import { expect, it } from 'vitest';
import { openBatches } from './batches.ts';

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
});

it('stops when the reader goes away, while it waits and before', async () => {
  const { batches, isWanted } = full();
  const wanted = isWanted();
  batches.destroy();
  expect(await wanted).toBe(false);
  expect(await isWanted()).toBe(false);
});
