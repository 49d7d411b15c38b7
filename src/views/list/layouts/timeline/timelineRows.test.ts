import { expect, it } from 'vitest';
import { field } from '../../../../../schema/fields/kinds.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { barsOf, loadsOf, rowsOfBars, type Bar } from './timelineRows.ts';

const entity = { fields: { from: field.date(), until: field.date() } } as unknown as AnyEntity;
const timeline = { start: 'from', end: 'until', person: 'lead' };
const ana = { id: 'a', displayName: 'Ana', avatar: null, kind: 'staff' };
const record = (id: string, from: string | null, until: string | null, more: object = {}) => ({
  id,
  version: 1,
  from,
  until,
  lead: null,
  ...more,
});
const bars = (...records: ReturnType<typeof record>[]): readonly Bar[] =>
  barsOf(entity, timeline, records as never, 'Australia/Sydney').bars;

it('has a point for what has one date, and leaves out what has none', () => {
  const read = barsOf(
    entity,
    timeline,
    [record('1', '2027-03-01', '2027-03-01'), record('2', null, '2027-03-02'), record('3', null, null)] as never,
    'Australia/Sydney',
  );
  expect(read.bars.map(({ isPoint }) => isPoint)).toEqual([false, true]);
  expect(read.undated.map(({ id }) => id)).toEqual(['3']);
});

it('counts what stands on each day, over the ends of months and the change of clocks', () => {
  const all = bars(
    record('1', '2027-03-27', '2027-04-05'),
    record('2', '2027-04-01', '2027-04-01'),
    record('3', '2027-04-04', '2027-04-07'),
    record('4', '2027-05-01', '2027-05-02'),
  );
  expect(loadsOf(all).map(({ first, last, count }) => `${first} ${last} ${count}`)).toEqual([
    '2027-03-27 2027-03-31 1',
    '2027-04-01 2027-04-01 2',
    '2027-04-02 2027-04-03 1',
    '2027-04-04 2027-04-05 2',
    '2027-04-06 2027-04-07 1',
    '2027-05-01 2027-05-02 1',
  ]);
  expect(loadsOf([])).toEqual([]);
});

it('has a row a person, with the load of what is still to be done', () => {
  const all = bars(
    record('1', '2027-03-01', '2027-03-03', { lead: ana }),
    record('2', '2027-03-02', '2027-03-02', { lead: ana, isDone: true }),
    record('3', '2027-03-01', '2027-03-01'),
  );
  const rows = rowsOfBars(all, { group: undefined, person: 'lead', isOpen: (one) => one['isDone'] !== true });
  expect(
    rows.map((row) => row.shows === 'person' && [row.of?.displayName, row.lanes.length, row.loads.length]),
  ).toEqual([
    ['Ana', 2, 1],
    [undefined, 1, 1],
  ]);
});
