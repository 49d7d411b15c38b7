import { expect, test } from 'vitest';
import { inFlight } from './inFlight.ts';

const items = Array.from({ length: 30 }, (_, index) => index);

test('every item is worked once, never more than the limit at a time', async () => {
  const done: number[] = [];
  let atOnce = 0;
  let most = 0;
  await inFlight(4, items, async (item) => {
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    done.push(item);
    atOnce -= 1;
  });
  expect(done.sort((one, other) => one - other)).toEqual(items);
  expect(most).toBe(4);
});

test('after a failure nothing new begins, and what began is waited for', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = inFlight(3, items, async (item) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 4) throw new Error('the fifth failed');
    await Promise.resolve();
    ended.push(item);
  });
  await expect(work).rejects.toThrow('the fifth failed');
  expect(begun.length).toBeLessThan(10);
  expect(ended).toEqual(begun.filter((item) => item !== 4));
});
