import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveInterval, liveIntervalLongest } from '../../../schema/rules/limits.ts';
import type { RecordVersion } from '../../dataProvider/types.ts';
import { createPollingSource, type AskVersions } from './pollingSource.ts';

let isVisible = true;
let isOnline = true;
let leave: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [isVisible, isOnline, leave] = [true, true, []];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  for (const one of leave) one();
  vi.useRealTimers();
});

const look = (visible: boolean) => {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
};
const connect = (online: boolean) => {
  isOnline = online;
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

function follow(answer: (entity: string, ids: readonly string[], signal: AbortSignal) => Promise<RecordVersion[]>) {
  const ask = vi.fn<AskVersions>(answer);
  const onChange = vi.fn<(known: ReadonlyMap<string, number | null>) => void>();
  const end = createPollingSource(ask).subscribe('talent', ['a', 'b'], onChange);
  leave.push(end);
  return { ask, onChange, end };
}

describe('the polling source', () => {
  it('asks every so often, and tells of what is no longer there as well', async () => {
    const { ask, onChange } = follow(async () => [{ id: 'a', version: 2 }]);
    await pass(liveInterval - 1);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledExactlyOnceWith('talent', ['a', 'b'], expect.any(AbortSignal));
    expect(onChange.mock.calls).toEqual([
      [
        new Map([
          ['a', 2],
          ['b', null],
        ]),
      ],
    ]);
    await pass(2 * liveInterval);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks nothing while nobody can see the page, and at once when somebody comes back', async () => {
    const { ask } = follow(async () => []);
    look(false);
    await pass(10 * liveInterval);
    expect(ask).not.toHaveBeenCalled();
    look(true);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(liveInterval);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks nothing without a connection, and at once when there is one again', async () => {
    const { ask } = follow(async () => []);
    connect(false);
    await pass(10 * liveInterval);
    expect(ask).not.toHaveBeenCalled();
    connect(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('starts in the background without a question', async () => {
    isVisible = false;
    const { ask } = follow(async () => []);
    await pass(10 * liveInterval);
    expect(ask).not.toHaveBeenCalled();
    look(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks less and less often while it fails, and as usual after an answer', async () => {
    let isFailing = true;
    const times: number[] = [];
    const start = Date.now();
    const { onChange } = follow(async () => {
      times.push((Date.now() - start) / liveInterval);
      if (isFailing) throw new Error('away');
      return [];
    });
    await pass(63 * liveInterval);
    expect(times).toEqual([1, 3, 7, 15, 31, 47, 63]);
    expect(liveIntervalLongest).toBe(16 * liveInterval);
    expect(onChange).not.toHaveBeenCalled();
    isFailing = false;
    await pass(17 * liveInterval);
    expect(times.slice(7)).toEqual([79, 80]);
  });

  it('never asks twice at a time, however often somebody comes and goes', async () => {
    let answer: (versions: RecordVersion[]) => void = () => undefined;
    const { ask, onChange } = follow(() => new Promise((resolve) => (answer = resolve)));
    await pass(liveInterval);
    expect(ask).toHaveBeenCalledTimes(1);
    for (const visible of [false, true, false, true]) look(visible);
    connect(false);
    connect(true);
    await pass(5 * liveInterval);
    expect(ask).toHaveBeenCalledTimes(1);
    answer([]);
    await pass(0);
    expect(onChange).toHaveBeenCalledTimes(1);
    await pass(liveInterval);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('tells nobody who left, cancels the question and asks no more', async () => {
    let answer: (versions: RecordVersion[]) => void = () => undefined;
    const { ask, onChange, end } = follow(() => new Promise((resolve) => (answer = resolve)));
    await pass(liveInterval);
    end();
    expect(ask.mock.calls[0]?.[2].aborted).toBe(true);
    answer([{ id: 'a', version: 9 }]);
    look(true);
    await pass(5 * liveInterval);
    expect(onChange).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
