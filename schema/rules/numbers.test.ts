import { expect, test } from 'vitest';
import { formatCappedCount, formatCount, formatEngagementRate, formatShortCount } from './numbers.ts';

test('counts are in en-US format', () => {
  expect(formatCount(0)).toBe('0');
  expect(formatCount(1234567)).toBe('1,234,567');
  expect(formatCount(1234567, 'fr')).toBe('1\u202F234\u202F567');
  expect(formatCount(9007199254740993n)).toBe('9,007,199,254,740,993');
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1234, '1.2k'],
  [1250, '1.3k'],
  [999_949, '999.9k'],
  [999_950, '1M'],
  [1_500_000, '1.5M'],
  [999_950_000, '1B'],
  [2_340_000_000_000, '2,340B'],
  [-1234, '-1.2k'],
])('%d is %s for short', (count, text) => {
  expect(formatShortCount(count)).toBe(text);
});

test.each([
  [0, '0.00%'],
  [12.345, '12.35%'],
  [1.005, '1.01%'],
  ['0.004', '0.00%'],
  [1234.5, '1,234.50%'],
])('an engagement rate of %s is %s', (percent, text) => {
  expect(formatEngagementRate(percent)).toBe(text);
});

test('short numbers and rates are written as the language has them', () => {
  expect(formatShortCount(1234, 'fr')).toBe('1,2k');
  expect(formatShortCount(2_340_000_000_000, 'fr')).toBe('2\u202F340B');
  expect(formatEngagementRate(12.345, 'fr')).toBe('12,35\u00A0%');
});

test('a count stops at its limit', () => {
  expect(formatCappedCount(99, 99)).toBe('99');
  expect(formatCappedCount(100, 99)).toBe('99+');
});
