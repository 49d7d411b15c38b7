import { expect, test } from 'vitest';
import { getCountries, getExampleNumber, type Examples } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import {
  callingCodeOf,
  digitsAfterCallingCode,
  formatPhone,
  givenPhone,
  isPhoneCountry,
  isPhoneNumber,
  keptPhone,
  nationalPhone,
  normalisePhone,
} from './phone.ts';

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

test.each([
  ['0412345678', 'AU', ['0412 345 678', '+61 412 345 678', '+61412345678', '0412-345-678', '０４１２３４５６７８']],
  ['0299999999', 'AU', ['(02) 9999 9999', '+61 2 9999 9999']],
  ['0612345678', 'FR', ['06 12 34 56 78', '+33 6 12 34 56 78', '06.12.34.56.78']],
  ['4165550123', 'US', ['416 555 0123', '+1 (416) 555-0123']],
])('%s of %s is kept for every spelling', (kept, country, spellings) => {
  expect(spellings.map((spelling) => keptPhone(spelling, country))).toEqual(spellings.map(() => kept));
});

test('a number of any country is kept so that it is read as the same number again, and is kept as it is then', () => {
  const wrong = getCountries().filter((country) => {
    const number = getExampleNumber(country, examples as Examples)?.number ?? '';
    const kept = keptPhone(number, country) ?? '';
    return normalisePhone(kept, country) !== number || keptPhone(kept, country) !== kept;
  });
  expect(getCountries().length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test('an international number is kept like one of its country, and what is none is not kept', () => {
  expect(keptPhone('+61 412 345 678', null)).toBe('0412345678');
  expect([keptPhone('0412 345 678', null), keptPhone('+61 412', null), keptPhone('call me', 'AU')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a kept number is written as people in its country do', () => {
  expect(nationalPhone('0412345678', 'AU')).toBe('0412 345 678');
  expect(nationalPhone('to be told', 'AU')).toBe('to be told');
});

test.each([
  ['+61 41', '41'],
  ['+1 (416) 5', '4165'],
  ['+353 1', '1'],
  ['+999 1', '9991'],
])('after the calling code of %s come %s', (text, digits) => {
  expect(digitsAfterCallingCode(text)).toBe(digits);
});

test.each([
  ['+44 20 7946 0958', 'AU', '+44 20 7946 0958', 'GB'],
  ['+1 (650) 253-0000', 'AU', '+1 (650) 253-0000', 'US'],
  ['+1 (650) 253-0000', 'CA', '+1 (650) 253-0000', 'CA'],
  ['+1 416 555 0123', 'AU', '+1 416 555 0123', 'CA'],
  ['+61 8 9164 1234', 'AU', '+61 8 9164 1234', 'AU'],
  ['0061412345678', 'AU', '+61412345678', 'AU'],
  ['0061412345678', null, '+61412345678', 'AU'],
  ['0011 44 20 7946 0958', 'AU', '+44 20 7946 0958', 'GB'],
  ['00 (44) 20 7946 0958', 'FR', '+(44) 20 7946 0958', 'GB'],
  ['tel:+61-412-345-678', 'AU', '+61-412-345-678', 'AU'],
  [' TEL:+33-6-12-34-56-78', 'AU', '+33-6-12-34-56-78', 'FR'],
  ['tel:0412345678', 'AU', '0412345678', 'AU'],
  ['＋44 20 7946 0958', 'AU', '+44 20 7946 0958', 'GB'],
  ['0412 345 678', 'AU', '0412 345 678', 'AU'],
  ['0412 345 678', null, '0412 345 678', null],
  ['0412 345 678', 'GB', '0412 345 678', null],
  ['+44 20 7946', 'AU', '+44 20 7946', null],
  ['00 call me', 'AU', '00 call me', null],
  ['', 'AU', '', null],
])('%j where %j is chosen is %j of %j', (text, chosen, number, country) => {
  expect(givenPhone(text, chosen)).toEqual({ number, country });
  if (country !== null) expect(isPhoneNumber(number, country)).toBe(true);
});
