import { describe, expect, test } from 'vitest';
import { dayAt, isDay } from '../schema/rules/dates.ts';
import { calendarAt } from './calendar.ts';
import { randomOf } from './random.ts';

describe.each(['2026-11-20T22:30:00Z', '2028-02-29T01:00:00Z', '2027-01-01T13:00:00Z'])('at %s', (text) => {
  const now = Date.parse(text);
  const calendar = calendarAt(now);
  const random = randomOf(text);

  test('moments of work are past and on weekdays, but for the last hour', () => {
    const moments = Array.from({ length: 300 }, () => calendar.workMoment(random, 400, 0));
    expect(Math.max(...moments)).toBeLessThan(now);
    const weekdays = moments
      .filter((moment) => moment < now - 3_600_000)
      .map((moment) => new Date(`${dayAt(moment)}T00:00:00Z`).getUTCDay());
    expect([...new Set(weekdays)].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('a moment since another one lies between it and now', () => {
    for (const ago of [60_000, 3_600_000, 86_400_000, 40 * 86_400_000]) {
      const moment = calendar.momentSince(random, now - ago);
      expect(moment).toBeGreaterThan(now - ago);
      expect(moment).toBeLessThanOrEqual(now);
    }
  });

  test('birthdays are days that exist, of the age that was asked for', () => {
    for (let age = 1; age < 90; age += 1) {
      const born = calendar.birthday(random, age);
      expect(isDay(born)).toBe(true);
      expect(born < calendar.birthdayIn(0, age)).toBe(true);
      expect(born > calendar.birthdayIn(0, age + 1)).toBe(true);
    }
    expect(calendar.birthdayIn(6, 30).slice(8)).toBe(calendar.day(6).slice(8));
  });
});
