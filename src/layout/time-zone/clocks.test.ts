import { describe, expect, it } from 'vitest';
import { areClocksEqual, placeOf } from './clocks.ts';

const january = Date.parse('2027-01-15T00:00:00Z');
const july = Date.parse('2027-07-15T00:00:00Z');

describe('the clocks of two zones', () => {
  it.each([
    ['Australia/Sydney', 'Australia/Melbourne', january, true],
    ['Australia/Sydney', 'Australia/Brisbane', january, false],
    ['Australia/Sydney', 'Australia/Brisbane', july, true],
    ['Australia/Sydney', 'Asia/Tokyo', july, false],
    ['Asia/Kolkata', 'Asia/Kathmandu', july, false],
    ['UTC', 'UTC', july, true],
  ])('%s and %s', (one, other, now, areEqual) => {
    expect(areClocksEqual(one, other, now)).toBe(areEqual);
  });
});

it('names the place of a zone', () => {
  expect(['Asia/Ho_Chi_Minh', 'America/Argentina/Buenos_Aires', 'UTC'].map(placeOf)).toEqual([
    'Ho Chi Minh',
    'Buenos Aires',
    'UTC',
  ]);
});
