import { describe, expect, it } from 'vitest';
import { instantAt } from '../../../../../schema/rules/dates.ts';
import { repeats, type RecurrenceSetting } from '../../../../../schema/rules/recurrence.ts';
import { daysOf } from './expand.ts';
import { datesOn, patternOf } from './walls.ts';

/** Clock changes of 2027: a day, and the time that is skipped or repeated on it. */
const changes = [
  ['Australia/Sydney', '2027-10-03', '02:30', '2027-04-04', '02:30'],
  ['Australia/Lord_Howe', '2027-10-03', '02:15', '2027-04-04', '01:45'],
  ['Europe/Paris', '2027-03-28', '02:30', '2027-10-31', '02:30'],
  ['America/New_York', '2027-03-14', '02:30', '2027-11-07', '01:30'],
  // Midnight is skipped.
  ['America/Santiago', '2027-09-05', '00:30', '2027-04-04', '23:30'],
  // No change of clocks at all, at either end of the world.
  ['Pacific/Kiritimati', '2027-03-28', '02:30', '2027-10-31', '02:30'],
  ['Pacific/Pago_Pago', '2027-03-28', '02:30', '2027-10-31', '02:30'],
] as const;

const cases = changes.flatMap(([zone, gap, skipped, overlap, repeated]) =>
  [
    [zone, gap, skipped],
    [zone, overlap, repeated],
  ].flatMap(([, day = '', time = '']) => repeats.map((repeat) => ({ zone, day, time, repeat }))),
);

const units = { DAILY: 'DAYS', WEEKLY: 'WEEKS', MONTHLY: 'MONTHS', ANNUALLY: 'YEARS', CUSTOM: 'DAYS' } as const;
/** Years, months and days by which a series begins before the change, so that it meets it. */
const starts = { DAILY: [0, 0, 3], WEEKLY: [0, 0, 14], MONTHLY: [0, 2, 0], ANNUALLY: [2, 0, 0], CUSTOM: [0, 0, 8] };

/** Returns the time that the clocks of a zone show at a moment, `YYYY-MM-DD HH:mm`. */
function shown(moment: number, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
}

/** Finds the moment of a time by looking at the clocks every five minutes. */
function found(day: string, time: string, zone: string): { moment: number; isSkipped: boolean } {
  const wanted = `${day} ${time}`;
  const begin = Date.parse(`${day}T${time}:00Z`) - 15 * 3_600_000;
  let before = begin;
  for (let moment = begin; moment < begin + 32 * 3_600_000; moment += 300_000) {
    const now = shown(moment, zone);
    if (now === wanted) return { moment, isSkipped: false };
    if (now > wanted) break;
    before = moment;
  }
  // The clocks went from before it to after it: as long after the change as it would have been.
  const left =
    Date.parse(`${wanted.replace(' ', 'T')}:00Z`) - Date.parse(`${shown(before, zone).replace(' ', 'T')}:00Z`);
  return { moment: before + left, isSkipped: true };
}

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
      const { moment, isSkipped } = found(one, time, zone);
      const dates = planned && datesOn(one, planned.pattern);
      expect({ one, start: dates?.['startDate'] }).toEqual({ one, start: moment });
      // On that day alone.
      expect(shown(moment, zone) === `${one} ${time}`).toBe(!isSkipped);
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
