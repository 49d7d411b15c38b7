import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportsAtOnce, exportsOfOne, exportWait } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import { inTurn } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

let people = 0;

/** Work of another person each time, unless said, that begins when its turn comes and ends when the test says. */
function work(database: Database, who = `person ${(people += 1)}`) {
  let end = () => {};
  let hasBegun = false;
  const whole = inTurn(database, who, () => {
    hasBegun = true;
    return new Promise((resolve) => (end = resolve));
  });
  return { whole, hasBegun: () => hasBegun, end: () => end() };
}

const database = () => ({}) as Database;
const settled = () => new Promise(setImmediate);

it('runs a few at once, and the others in their order as those end', async () => {
  const one = database();
  const running = Array.from({ length: exportsAtOnce }, () => work(one));
  const [first, second] = [work(one), work(one)];
  await settled();
  expect(running.map((each) => each.hasBegun())).toEqual(running.map(() => true));
  expect([first.hasBegun(), second.hasBegun()]).toEqual([false, false]);
  running[0]?.end();
  await settled();
  expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false]);
  first.end();
  await settled();
  expect(second.hasBegun()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves a turn for others, however many exports one person asks for', async () => {
  const one = database();
  const own = Array.from({ length: exportsOfOne + 1 }, () => work(one, 'ada'));
  const other = work(one, 'bao');
  await settled();
  expect(own.map((each) => each.hasBegun())).toEqual([...Array.from({ length: exportsOfOne }, () => true), false]);
  expect(other.hasBegun()).toBe(true);
  other.end();
  await settled();
  expect(own.at(-1)?.hasBegun()).toBe(false);
  own[0]?.end();
  await settled();
  expect(own.at(-1)?.hasBegun()).toBe(true);
});

it('refuses who waits for too long, and gives their turn to nobody', async () => {
  const one = database();
  const running = Array.from({ length: exportsAtOnce }, () => work(one));
  const late = work(one);
  const refusal = late.whole.catch((error: unknown) => error);
  vi.advanceTimersByTime(exportWait);
  expect(await refusal).toMatchObject({ refusal: 'tooManyRequests' });
  for (const { end, whole } of running) {
    end();
    await whole;
  }
  expect(late.hasBegun()).toBe(false);
  const again = Array.from({ length: exportsAtOnce + 1 }, () => work(one));
  await settled();
  expect(again.filter((each) => each.hasBegun())).toHaveLength(exportsAtOnce);
});

it('goes on after work that failed', async () => {
  const one = database();
  for (let each = 0; each <= exportsAtOnce; each += 1) {
    await expect(inTurn(one, 'ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  const next = work(one);
  await settled();
  expect(next.hasBegun()).toBe(true);
});
