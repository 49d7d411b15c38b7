import { describe, expect, it } from 'vitest';
import { weekdays, type RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import { daysOf } from './expand.ts';

const setting = (given: Partial<RecurrenceSetting>): RecurrenceSetting => ({
  repeat: 'CUSTOM',
  interval: 1,
  unit: 'DAYS',
  weekdays: null,
  monthly: given.unit === 'MONTHS' ? 'DAY' : null,
  end: { type: 'AFTER', count: 5 },
  ...given,
});

/** A day of the calendar; weeks begin on Monday, which is 0. */
interface Day {
  readonly text: string;
  readonly month: number;
  readonly number: number;
  readonly last: number;
  readonly weekday: number;
}

const begin = Date.UTC(2023, 0, 2);
const calendar: readonly Day[] = Array.from({ length: 46_000 }, (_, index) => {
  const date = new Date(begin + index * 86_400_000);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return { text: date.toISOString().slice(0, 10), month, number: date.getUTCDate(), last, weekday: index % 7 };
});
const indexOf = new Map(calendar.map(({ text }, index) => [text, index]));

/** Does a rule name a day? Said of the day alone: whole periods since the first one, and its place in its own. */
function isNamed(at: number, from: number, { unit, interval, weekdays: asked, monthly }: RecurrenceSetting): boolean {
  const [day, first] = [calendar[at] as Day, calendar[from] as Day];
  const isSameNumber = day.number === Math.min(first.number, day.last);
  switch (unit) {
    case 'DAYS':
      return (at - from) % interval === 0;
    case 'WEEKS': {
      const isDay = asked ? asked.includes(weekdays[day.weekday] ?? 'MO') : day.weekday === first.weekday;
      return isDay && (Math.floor(at / 7) - Math.floor(from / 7)) % interval === 0;
    }
    case 'MONTHS': {
      if ((day.month - first.month) % interval !== 0) return false;
      if (monthly === 'LAST_DAY') return day.number === day.last;
      if (monthly === 'DAY') return isSameNumber;
      const week = Math.ceil(first.number / 7);
      const isWeek = week > 4 ? day.number > day.last - 7 : Math.ceil(day.number / 7) === week;
      return day.weekday === first.weekday && isWeek;
    }
    case 'YEARS':
      return (day.month - first.month) % (12 * interval) === 0 && isSameNumber;
  }
}

/** Walks from day to day and asks of each. */
function walked(first: string, rule: RecurrenceSetting, limit: number): string[] {
  const { end } = rule;
  const from = indexOf.get(first) ?? 0;
  const days = [first];
  for (let at = from + 1; at < calendar.length && days.length < limit; at += 1) {
    const { text } = calendar[at] as Day;
    if (end.type === 'ON' ? text > end.date : days.length >= end.count) break;
    if (isNamed(at, from, rule)) days.push(text);
  }
  return days;
}

/** The same numbers in each run (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe('the days of a series', () => {
  it.each([
    ['month ends go back', '2027-01-31', { unit: 'MONTHS' }, '01-31 02-28 03-31 04-30 05-31'],
    ['29 Feb comes back', '2028-02-29', { unit: 'YEARS' }, '02-29 02-28 02-28 02-28 02-29'],
    ['the last day', '2027-01-15', { unit: 'MONTHS', monthly: 'LAST_DAY' }, '01-15 01-31 02-28 03-31 04-30'],
    ['the second Tuesday', '2027-01-12', { unit: 'MONTHS', monthly: 'WEEKDAY' }, '01-12 02-09 03-09 04-13 05-11'],
    ['a fifth Friday', '2027-01-29', { unit: 'MONTHS', monthly: 'WEEKDAY' }, '01-29 02-26 03-26 04-30 05-28'],
    // From a Sunday, the end of its week.
    [
      'every other week',
      '2027-01-03',
      { unit: 'WEEKS', interval: 2, weekdays: ['MO', 'SU'] },
      '01-03 01-11 01-17 01-25 01-31',
    ],
    ['a first day of its own', '2027-01-06', { unit: 'WEEKS', weekdays: ['MO'] }, '01-06 01-11 01-18 01-25 02-01'],
  ] as const)('%s', (_what, first, given, expected) => {
    const days = daysOf(first, setting(given as Partial<RecurrenceSetting>), 10);
    expect(days.map((day) => day.slice(5)).join(' ')).toBe(expected);
  });

  it('end on the day itself, after one, and at the limit', () => {
    expect(daysOf('2027-01-05', setting({ end: { type: 'ON', date: '2027-01-05' } }), 9)).toEqual(['2027-01-05']);
    expect(daysOf('2027-01-05', setting({ end: { type: 'AFTER', count: 1 } }), 9)).toEqual(['2027-01-05']);
    expect(daysOf('2027-01-05', setting({ end: { type: 'ON', date: '2027-01-06' } }), 9)).toHaveLength(2);
    expect(daysOf('2027-01-05', setting({ end: { type: 'ON', date: '2999-01-01' } }), 1366)).toHaveLength(1366);
    expect(daysOf('2027-01-05', setting({ end: { type: 'AFTER', count: 1365 } }), 1366)).toHaveLength(1365);
  });

  it('are those of 10,000 rules as one who walks from day to day finds them', { timeout: 60_000 }, () => {
    const random = randomOf(20_270_101);
    const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
    const wrong: unknown[] = [];
    for (let n = 0; n < 10_000; n += 1) {
      const first = addToDay('2024-01-01', random(1_600));
      const unit = pick(['DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const);
      const interval = random(3) > 0 ? 1 + random(4) : 1 + random(unit === 'YEARS' ? 8 : 99);
      const days = weekdays.filter(() => random(3) === 0);
      const count = { type: 'AFTER', count: 1 + random(unit === 'YEARS' ? 5 : 12) } as const;
      const rule = setting({
        unit,
        interval,
        weekdays: unit === 'WEEKS' && days.length > 0 ? days : null,
        monthly: unit === 'MONTHS' ? pick(['DAY', 'WEEKDAY', 'LAST_DAY'] as const) : null,
        end: random(2) === 0 ? count : { type: 'ON', date: addToDay(first, random(2_000)) },
      });
      const [found, expected] = [daysOf(first, rule, 12), walked(first, rule, 12)];
      if (found.join() !== expected.join()) wrong.push({ first, rule, found, expected });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
