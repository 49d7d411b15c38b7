import { describe, expect, test } from 'vitest';
import { ageOf, datePresets, presetOf, rangeOfDays, rangeOfPreset, type DatePreset } from './ranges.ts';

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
/** Friday 20 November 2026, 10:15 in Sydney (UTC+11). */
const clock = () => Date.parse('2026-11-19T23:15:00Z');

describe('a filter of days', () => {
  test('reaches from the start of the first to the end of the last in the zone', () => {
    const range = rangeOfDays('2026-10-03', '2026-10-04', 'Australia/Sydney');
    expect([iso(range?.from ?? null), iso(range?.to ?? null)]).toEqual([
      '2026-10-02T14:00:00.000Z',
      '2026-10-04T12:59:59.999Z',
    ]);
  });

  test('applies only when both days are set, in order', () => {
    expect(rangeOfDays('2026-10-03', null)).toBeNull();
    expect(rangeOfDays(null, '2026-10-03')).toBeNull();
    expect(rangeOfDays('2026-10-04', '2026-10-03')).toBeNull();
  });
});

const expected: Record<DatePreset, [string | null, string]> = {
  day: ['2026-11-19T13:00:00.000Z', '2026-11-20T12:59:59.999Z'],
  week: ['2026-11-15T13:00:00.000Z', '2026-11-22T12:59:59.999Z'],
  month: ['2026-10-31T13:00:00.000Z', '2026-11-30T12:59:59.999Z'],
  within30DaysRecent: ['2026-10-20T13:00:00.000Z', '2026-11-20T12:59:59.999Z'],
  lastMonth: ['2026-10-19T13:00:00.000Z', '2026-11-20T12:59:59.999Z'],
  dueWithin3DayTasks: ['2026-11-19T23:15:00.000Z', '2026-11-23T12:59:59.999Z'],
  overdueTasks: [null, '2026-11-19T23:14:59.999Z'],
};

test.each(datePresets)('the preset %s means what it says in Sydney', (preset) => {
  const { from, to } = rangeOfPreset(preset, { clock });
  expect([iso(from), iso(to)]).toEqual(expected[preset]);
});

describe('the preset that a range is', () => {
  const among = datePresets.filter((preset) => preset !== 'lastMonth');
  const later = (hours: number) => ({ clock: () => clock() + hours * 3_600_000 });

  test.each(datePresets)('is found again: %s', (preset) => {
    expect(presetOf(rangeOfPreset(preset, { clock }), datePresets, { clock })).toBe(preset);
  });

  test('stays the same for the rest of the day, and is none on the next', () => {
    for (const preset of among) {
      const range = rangeOfPreset(preset, { clock });
      expect([preset, presetOf(range, among, later(13))]).toEqual([preset, preset]);
    }
    for (const preset of ['day', 'within30DaysRecent', 'dueWithin3DayTasks', 'overdueTasks'] as const)
      expect(presetOf(rangeOfPreset(preset, { clock }), among, later(14))).toBeUndefined();
  });

  test('is one of those that are offered, in the zone of the reader', () => {
    const range = rangeOfPreset('day', { clock });
    expect(presetOf(range, ['week'], { clock })).toBeUndefined();
    expect(presetOf(range, among, { clock, zone: 'Asia/Tokyo' })).toBeUndefined();
    expect(presetOf({ from: null, to: null }, among, { clock })).toBeUndefined();
  });
});

test('a preset is another one elsewhere', () => {
  expect(iso(rangeOfPreset('day', { clock, zone: 'America/New_York' }).from)).toBe('2026-11-19T05:00:00.000Z');
});

test('a week begins on Monday, on Sundays and Mondays too', () => {
  const mondayOf = (now: string) => iso(rangeOfPreset('week', { clock: () => Date.parse(now), zone: 'UTC' }).from);
  expect(mondayOf('2026-11-22T12:00:00Z')).toBe('2026-11-16T00:00:00.000Z');
  expect(mondayOf('2026-11-23T12:00:00Z')).toBe('2026-11-23T00:00:00.000Z');
});

test.each([
  ['MO', '2026-11-16'],
  ['SA', '2026-11-21'],
  ['SU', '2026-11-22'],
] as const)('a week that begins on %s is found again by its bounds', (firstWeekday, first) => {
  const reader = { clock: () => Date.parse('2026-11-22T12:00:00Z'), zone: 'UTC', firstWeekday };
  const range = rangeOfPreset('week', reader);
  expect([iso(range.from), (range.to ?? 0) + 1 - (range.from ?? 0)]).toEqual([
    `${first}T00:00:00.000Z`,
    7 * 86_400_000,
  ]);
  expect(presetOf(range, ['week'], reader)).toBe('week');
});

test.each([
  [0, 0, 'minute'],
  [59 * 60_000 + 59_999, 59, 'minute'],
  [60 * 60_000, 1, 'hour'],
  [24 * 3_600_000 - 1, 23, 'hour'],
  [24 * 3_600_000, 1, 'day'],
  [400 * 86_400_000, 400, 'day'],
  [-5_000, 0, 'minute'],
])('what was %d ms ago is %d %ss old', (before, count, unit) => {
  expect(ageOf(clock() - before, clock)).toEqual({ count, unit });
});
