import { expect, test } from 'vitest';
import { callingCodeOf, formatPhone, isPhoneCountry, isPhoneNumber, normalisePhone } from './phone.ts';

test.each([
  ['0412 345 678', 'AU', '+61412345678'],
  ['+61 412 345 678', 'AU', '+61412345678'],
  ['(02) 9999 9999', 'AU', '+61299999999'],
  ['1300 975 707', 'AU', '+611300975707'],
  ['０４１２３４５６７８', 'AU', '+61412345678'],
  ['+61 8 9164 1234', 'AU', '+61891641234'],
  ['021 123 4567', 'NZ', '+64211234567'],
  ['212 456 7890', 'US', '+12124567890'],
  ['416 555 0123', 'US', '+14165550123'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['13812345678', 'CN', '+8613812345678'],
])('%s is valid in %s', (number, country, kept) => {
  expect(isPhoneNumber(number, country)).toBe(true);
  expect(normalisePhone(number, country)).toBe(kept);
  expect(normalisePhone(kept, country)).toBe(kept);
});

test.each([
  ['', 'AU'],
  ['0412 345 67', 'AU'],
  ['0412 345 6789', 'AU'],
  ['000', 'AU'],
  ['+64 21 123 4567', 'AU'],
  ['0412 345 678', 'NZ'],
  ['call 0412 345 678', 'AU'],
  ['0412 345 678 ext 5', 'AU'],
  ['0412 345 678', 'ZZ'],
  ['0412 345 678', ''],
  ['11111111111', 'CN'],
  ['9'.repeat(100_000), 'AU'],
])('%j is not valid in %j', (number, country) => {
  expect(isPhoneNumber(number, country)).toBe(false);
  expect(normalisePhone(number, country)).toBeNull();
});

test('a kept number is shown as people read it', () => {
  expect(formatPhone('+61412345678')).toBe('+61 412 345 678');
  expect(formatPhone('+12124567890')).toBe('+1 212 456 7890');
  expect(formatPhone('to be told')).toBe('to be told');
  expect(formatPhone('')).toBe('');
});

test('countries have calling codes', () => {
  expect(callingCodeOf('AU')).toBe('61');
  expect(callingCodeOf('XX')).toBeNull();
  expect([isPhoneCountry('FR'), isPhoneCountry('fr'), isPhoneCountry('toString')]).toEqual([true, false, false]);
});
