import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countsPause, gatherCounts } from './gatherCounts.ts';
import type { CounterNews } from './news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = (ids: readonly string[] | null, kind = 'story', agencyId = 'one'): CounterNews => ({
  about: 'counter',
  agencyId,
  kind,
  ids,
});

it('passes news of counters on once a second for each entity of an agency, all records together', () => {
  const told: CounterNews[] = [];
  const gathering = gatherCounts((news) => told.push(news));
  for (const ids of [['a'], ['b'], ['a']]) expect(gathering.hear(counted(ids))).toBe(true);
  gathering.hear(counted(['c'], 'poll'));
  gathering.hear(counted(['d'], 'story', 'two'));
  expect(told).toEqual([]);
  vi.advanceTimersByTime(countsPause);
  expect(told).toEqual([counted(['a', 'b']), counted(['c'], 'poll'), counted(['d'], 'story', 'two')]);
  gathering.hear(counted(['e']));
  gathering.hear(counted(null));
  gathering.hear(counted(['f']));
  vi.advanceTimersByTime(countsPause);
  expect(told.slice(3)).toEqual([counted(null)]);
});

it('leaves other news to others, and tells nothing once it is closed', () => {
  const told: CounterNews[] = [];
  const gathering = gatherCounts((news) => told.push(news));
  expect(gathering.hear({ about: 'everything' })).toBe(false);
  gathering.hear(counted(['a']));
  gathering.close();
  vi.advanceTimersByTime(countsPause);
  expect(told).toEqual([]);
});
