import { describe, expect, it } from 'vitest';
import { instantAt } from '../../../../schema/rules/dates.ts';
import { repeats, type RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import { clockChanges, momentOnClocks, shownAt } from '../../../../tests/support/clocks.ts';
import { daysOf } from './expand.ts';
import { datesOn, patternOf } from './walls.ts';

const cases = clockChanges.flatMap(([zone, gap, skipped, overlap, repeated]) =>
  [
    [zone, gap, skipped],
    [zone, overlap, repeated],
  ].flatMap(([, day = '', time = '']) => repeats.map((repeat) => ({ zone, day, time, repeat }))),
);

const units = { DAILY: 'DAYS', WEEKLY: 'WEEKS', MONTHLY: 'MONTHS', ANNUALLY: 'YEARS', CUSTOM: 'DAYS' } as const;
/** Years, months and days by which a series begins before the change, so that it meets it. */
const starts = { DAILY: [0, 0, 3], WEEKLY: [0, 0, 14], MONTHLY: [0, 2, 0], ANNUALLY: [2, 0, 0], CUSTOM: [0, 0, 8] };

const setting = (repeat: RecurrenceSetting['repeat']): RecurrenceSetting => ({
  repeat,
  interval: repeat === 'CUSTOM' ? 4 : 1,
  unit: units[repeat],
  weekdays: null,
  monthly: repeat === 'MONTHLY' ? 'DAY' : null,
  end: { type: 'AFTER', count: 5 },
});

describe('a series over a change of clocks', () => {
  it.each(cases)('keeps $time in $zone on $day, $repeat', ({ zone, day, time, repeat }) => {
    const [years = 0, months = 0, days = 0] = starts[repeat];
    const [year = 0, month = 0, number = 0] = day.split('-').map(Number);
    const first = new Date(Date.UTC(year - years, month - 1 - months, number - days)).toISOString().slice(0, 10);
    const start = instantAt(first, time, zone);
    const planned = patternOf({
      ...{ startDate: start, startDateTimeZone: zone, startDateIsAllDay: false },
      ...{ dueDate: start + 86_400_000 * 2, dueDateTimeZone: 'UTC', dueDateIsAllDay: true },
    });
    expect(planned?.day).toBe(first);
    const all = daysOf(first, setting(repeat), 10);
    expect(all).toContain(day);
    for (const one of all) {
      const { moment, isSkipped } = momentOnClocks(one, time, zone);
      const dates = planned && datesOn(one, planned.pattern);
      expect({ one, start: dates?.['startDate'] }).toEqual({ one, start: moment });
      // On that day alone.
      expect(shownAt(moment, zone) === `${one} ${time}`).toBe(!isSkipped);
      expect(isSkipped && one !== day).toBe(false);
      expect(dates).toMatchObject({ startDateTimeZone: zone, dueDateTimeZone: 'UTC', dueDateIsAllDay: true });
    }
  });

  it('does not let a start that is moved on pass what is due', () => {
    const at = (time: string) => instantAt('2027-10-02', time, 'Australia/Sydney');
    const zone = { startDateTimeZone: 'Australia/Sydney', dueDateTimeZone: 'Australia/Sydney' };
    const planned = patternOf({ startDate: at('02:30'), dueDate: at('03:00'), ...zone });
    const dates = planned && datesOn('2027-10-03', planned.pattern);
    expect(dates?.['startDate']).toBe(instantAt('2027-10-03', '03:30', 'Australia/Sydney'));
    expect(dates?.['dueDate']).toBe(dates?.['startDate']);
  });

  it('keeps seconds, and the distance of an all-day date in days', () => {
    const start = instantAt('2027-01-29', '23:59', 'Europe/Paris') + 59_250;
    const record = { startDate: start, startDateTimeZone: 'Europe/Paris', startDateIsAllDay: false };
    const due = { dueDate: instantAt('2027-02-01', '00:00', 'UTC'), dueDateTimeZone: 'UTC', dueDateIsAllDay: true };
    const planned = patternOf({ ...record, ...due });
    const dates = planned && datesOn('2027-07-29', planned.pattern);
    expect(dates?.['startDate']).toBe(instantAt('2027-07-29', '23:59', 'Europe/Paris') + 59_250);
    expect(dates?.['dueDate']).toBe(Date.parse('2027-08-01T00:00:00Z'));
  });
});
