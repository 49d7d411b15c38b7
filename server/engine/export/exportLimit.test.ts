import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportsAtOnce, exportsOfAgency, exportsOfOne, exportWait } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import { inTurn, type Exporter } from './exportLimit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

let people = 0;
/** Returns another person each time, of a new agency by default. */
function person(agency?: string): Exporter {
  people += 1;
  return { agency: agency ?? `agency ${people}`, account: `person ${people}` };
}

/** Work that begins when its turn comes and ends when the test says. */
function work(database: Database, who = person(), signal?: AbortSignal) {
  let end = () => {};
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return new Promise<void>((resolve) => (end = resolve));
  };
  const whole = inTurn(database, who, begin, signal);
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

it('leaves a turn for others of the agency, however many exports one person asks for', async () => {
  const one = database();
  const ada = person('harbour');
  const own = Array.from({ length: exportsOfOne + 1 }, () => work(one, ada));
  const other = work(one, person('harbour'));
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

it('leaves room for other agencies, however many exports the people of one ask for', async () => {
  const one = database();
  const many = (agency: string) => Array.from({ length: exportsAtOnce + 1 }, () => work(one, person(agency)));
  const [harbour, northside] = [many('harbour'), many('northside')];
  const third = work(one);
  await settled();
  const begun = (some: ReturnType<typeof many>) => some.filter((each) => each.hasBegun()).length;
  expect([begun(harbour), begun(northside), third.hasBegun()]).toEqual([exportsOfAgency, 1, true]);
  harbour[0]?.end();
  await settled();
  // The room goes to whoever runs fewest of those who wait, not to whoever asked first.
  expect([begun(harbour), begun(northside)]).toEqual([exportsOfAgency, 1]);
  const late = work(one);
  await settled();
  expect(late.hasBegun()).toBe(true);
});

it('gives the next turn to the agency that runs the fewest', async () => {
  const one = database();
  const running = [...Array.from({ length: 3 }, () => work(one, person('harbour'))), work(one), work(one)];
  const again = work(one, person('harbour'));
  const other = work(one);
  await settled();
  expect([again.hasBegun(), other.hasBegun()]).toEqual([false, false]);
  for (const each of running) each.end();
  running[0]?.end();
  await settled();
  expect(other.hasBegun()).toBe(true);
});

it('forgets whoever has left while they waited, and calls the next', async () => {
  const one = database();
  const running = Array.from({ length: exportsAtOnce }, () => work(one));
  const gone = new AbortController();
  const left = work(one, person(), gone.signal);
  const next = work(one);
  gone.abort(new Error('gone'));
  await expect(left.whole).rejects.toThrow('gone');
  running[0]?.end();
  await settled();
  expect([left.hasBegun(), next.hasBegun()]).toEqual([false, true]);
  expect(vi.getTimerCount()).toBe(0);
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
    await expect(inTurn(one, person('harbour'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  const next = work(one);
  await settled();
  expect(next.hasBegun()).toBe(true);
});
