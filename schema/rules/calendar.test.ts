import { expect, it } from 'vitest';
import { rangeDays, startOfWeek, stepDay } from './calendar.ts';

it('begins weeks on the day that the agency says', () => {
  expect(startOfWeek('2026-11-27', 'MO')).toBe('2026-11-23');
  expect(startOfWeek('2026-11-27', 'SU')).toBe('2026-11-22');
  expect(startOfWeek('2026-11-27', 'SA')).toBe('2026-11-21');
  expect(startOfWeek('2026-11-23', 'MO')).toBe('2026-11-23');
});

it('shows a month with the days that complete its weeks', () => {
  expect(rangeDays('month', '2026-11-27', 'MO')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(rangeDays('month', '2027-02-10', 'MO')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(rangeDays('week', '2027-01-01', 'SU')).toEqual({ from: '2026-12-27', to: '2027-01-02' });
  expect(rangeDays('day', '2027-01-01', 'SU')).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  expect(rangeDays('agenda', '2026-11-27', 'MO')).toEqual({ from: '2026-11-27', to: '2026-12-24' });
});

it('goes on by its range, months from any of their days', () => {
  expect(stepDay('month', '2027-01-31', 1)).toBe('2027-02-01');
  expect(stepDay('month', '2027-01-31', -1)).toBe('2026-12-01');
  expect(stepDay('week', '2027-01-01', 1)).toBe('2027-01-08');
  expect(stepDay('day', '2027-01-01', -1)).toBe('2026-12-31');
  expect(stepDay('agenda', '2027-01-01', -1)).toBe('2026-12-25');
});
