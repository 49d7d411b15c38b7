import { describe, expect, it } from 'vitest';
import { task } from '../../areas/tasks/entities/task.ts';
import { project } from '../../areas/work/entities/project.ts';
import { allDayOf } from '../../fields/zoned.ts';
import { addToDay, dayAt, instantAt, startOfDay } from '../../rules/dates.ts';
import type { AnyEntity } from '../entity.ts';
import { daysBetween, spanOf, valuesOfSpan, type DaySpan } from './timeline.ts';

const zones = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/Los_Angeles',
  'Europe/London',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
];
/** Days around both changes of the clocks in 2027, in the north and in the south. */
const changes = ['2027-03-14', '2027-03-28', '2027-04-04', '2027-10-03', '2027-10-31', '2027-11-07', '2027-09-05'];
const entity = task as unknown as AnyEntity;
const timeline = { start: 'startDate', end: 'dueDate' };
type Values = Record<string, unknown>;

const allDay = (name: string, day: string, zone: string): Values => ({
  [name]: startOfDay(day, zone),
  [`${name}TimeZone`]: zone,
  [`${name}IsAllDay`]: true,
  [`${name}Day`]: day,
});
const timed = (name: string, day: string, time: string, zone: string): Values => ({
  [name]: instantAt(day, time, zone),
  [`${name}TimeZone`]: zone,
  [`${name}IsAllDay`]: false,
  [`${name}Day`]: null,
});
/** The day that the list says: that of an all-day date, else the reader's. */
const listed = (name: string, record: Values, reader: string) =>
  allDayOf(name, { ...record, [`${name}Day`]: null }) ?? dayAt(Number(record[name]), reader);
const spanIn = (record: Values, reader: string): DaySpan => {
  const span = spanOf(entity, timeline, record, reader);
  if (!span) throw new Error('without days');
  return span;
};

describe.each(zones)('read in %s, a bar', (reader) => {
  it('has the first and last day that the list says, also where the clocks change', () => {
    for (const zone of zones) {
      for (const day of changes) {
        const last = addToDay(day, 3);
        for (const record of [
          { ...allDay('startDate', day, zone), ...allDay('dueDate', last, zone) },
          { ...timed('startDate', day, '00:30', zone), ...timed('dueDate', last, '23:30', zone) },
          { ...timed('startDate', day, '02:30', zone), ...allDay('dueDate', last, zone) },
        ]) {
          const days = [listed('startDate', record, reader), listed('dueDate', record, reader)];
          const { first, last: end } = spanIn(record, reader);
          expect([first, end]).toEqual(days);
        }
      }
    }
  });

  it('moves by exactly one day, forth and back', () => {
    for (const zone of zones) {
      for (const change of changes) {
        for (const offset of [-1, 0, 1]) {
          const day = addToDay(change, offset);
          for (const time of ['00:15', '02:30', '12:00', '23:45']) {
            const record = {
              ...timed('startDate', day, time, zone),
              ...timed('dueDate', addToDay(day, 1), time, zone),
            };
            const before = spanIn(record, reader);
            for (const by of [1, -1, 7]) {
              const wanted = { first: addToDay(before.first, by), last: addToDay(before.last, by) };
              const moved = { ...record, ...valuesOfSpan(entity, timeline, record, wanted, reader) };
              expect([zone, day, time, by, spanIn(moved, reader)]).toEqual([zone, day, time, by, wanted]);
            }
          }
        }
      }
    }
  });
});

describe('the days of a record', () => {
  it('are those that it has: one date is one day, none is none', () => {
    const due = allDay('dueDate', '2027-04-04', 'Australia/Sydney');
    expect(spanOf(entity, timeline, due, 'UTC')).toEqual({ first: '2027-04-04', last: '2027-04-04' });
    expect(spanOf(entity, timeline, { startDate: null, dueDate: null }, 'UTC')).toBeNull();
    expect(daysBetween('2027-03-31', '2027-04-05')).toBe(5);
  });

  it('are written only where they are wanted', () => {
    const due = allDay('dueDate', '2027-04-04', 'Australia/Sydney');
    const later = valuesOfSpan(entity, timeline, due, { first: '2027-04-06', last: '2027-04-06' }, 'UTC');
    expect(later).toEqual({
      dueDate: startOfDay('2027-04-06', 'Australia/Sydney'),
      dueDateTimeZone: 'Australia/Sydney',
      dueDateIsAllDay: true,
    });
    const longer = valuesOfSpan(entity, timeline, due, { first: '2027-04-02', last: '2027-04-04' }, 'UTC');
    expect(longer).toMatchObject({ startDate: startOfDay('2027-04-02', 'UTC'), startDateTimeZone: 'UTC' });
    const placed = valuesOfSpan(entity, timeline, {}, { first: '2027-04-02', last: '2027-04-02' }, 'UTC');
    expect(Object.keys(placed)).toEqual(['dueDate', 'dueDateTimeZone', 'dueDateIsAllDay']);
  });

  it('are days without a clock where the dates are days', () => {
    const own = { start: 'startsOn', end: 'endsOn' };
    const record = { startsOn: '2027-10-02', endsOn: '2027-10-05' };
    const of = project as unknown as AnyEntity;
    expect(spanOf(of, own, record, 'Pacific/Kiritimati')).toEqual({ first: '2027-10-02', last: '2027-10-05' });
    expect(valuesOfSpan(of, own, record, { first: '2027-10-03', last: '2027-10-06' }, 'UTC')).toEqual({
      startsOn: '2027-10-03',
      endsOn: '2027-10-06',
    });
  });
});
