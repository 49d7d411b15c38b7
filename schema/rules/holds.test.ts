import { expect, it } from 'vitest';
import { daysOfRange } from './holds.ts';

it('has each day of a range once, over the change of the clocks and the end of a month', () => {
  expect(daysOfRange('2026-10-24', '2026-10-26', 9)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(daysOfRange('2028-02-28', '2028-03-01', 9)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysOfRange('2026-03-29', '2026-03-29', 9)).toEqual(['2026-03-29']);
});

it('has no days where the end is before the start, or a bound is no day', () => {
  expect(daysOfRange('2026-03-02', '2026-03-01', 9)).toEqual([]);
  expect(daysOfRange('2026-02-30', '2026-03-02', 9)).toEqual([]);
});

it('stops after the most days that are wanted', () => {
  expect(daysOfRange('2026-01-01', '9999-12-31', 3)).toHaveLength(3);
});
