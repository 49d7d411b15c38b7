import { describe, expect, it } from 'vitest';
import { dayAtOffset } from './taskGroups.ts';

describe('the day of an item', () => {
  it.each([
    ['2026-11-25', 0, '2026-11-25'],
    ['2026-11-25', 5, '2026-11-30'],
    ['2026-11-25', -25, '2026-10-31'],
    ['2027-02-27', 2, '2027-03-01'],
  ])('%s and %i days is %s', (start, offset, day) => {
    expect(dayAtOffset(start, offset, false)).toBe(day);
  });

  it.each([
    // A Wednesday.
    ['2026-11-25', 0, '2026-11-25'],
    ['2026-11-25', 2, '2026-11-27'],
    ['2026-11-25', 3, '2026-11-30'],
    ['2026-11-25', 10, '2026-12-09'],
    ['2026-11-25', -3, '2026-11-20'],
    // A Saturday and a Sunday begin on the Monday after.
    ['2026-11-28', 0, '2026-11-30'],
    ['2026-11-29', 0, '2026-11-30'],
    ['2026-11-28', 1, '2026-12-01'],
    ['2026-11-29', -1, '2026-11-27'],
  ])('%s and %i working days is %s', (start, offset, day) => {
    expect(dayAtOffset(start, offset, true)).toBe(day);
  });
});
