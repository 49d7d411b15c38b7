import { expect, it } from 'vitest';
import type { ActivityWrite } from '../../../schema/areas/insight/calls/activity.ts';
import { groupWrites } from './groupWrites.ts';

const write = (id: string, at: number, more: Partial<ActivityWrite> = {}): ActivityWrite => ({
  id,
  at,
  by: { id: 'anna', displayName: 'Anna', avatar: null },
  action: 'update',
  version: 2,
  record: { id: `record-${id}`, displayName: id, avatar: null, kind: 'talent' },
  changes: [{ field: 'stage', before: 1, after: 2 }],
  ...more,
});
const idsOf = (writes: readonly ActivityWrite[]) => groupWrites(writes).map((group) => group.map(({ id }) => id));

it('puts the same change of several records together', () => {
  expect(idsOf([write('c', 9000), write('b', 9000), write('a', 8000)])).toEqual([['c', 'b', 'a']]);
});

it('keeps apart what differs', () => {
  const other = { id: 'ben', displayName: 'Ben', avatar: null };
  const first = write('a', 90_000);
  for (const next of [
    write('b', 90_000, { by: other }),
    write('b', 90_000, { by: null }),
    write('b', 90_000, { action: 'delete' }),
    write('b', 90_000, { changes: [{ field: 'city', before: null, after: 'Hobart' }] }),
    write('b', 90_000, { record: { id: 'b', displayName: 'b', avatar: null, kind: 'task' } }),
    write('b', 29_999),
    write('b', 90_000, { record: first.record }),
  ])
    expect(idsOf([first, next])).toEqual([['a'], ['b']]);
});
