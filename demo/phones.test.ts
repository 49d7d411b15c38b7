import { expect, test } from 'vitest';
import { normalisePhone } from '../schema/rules/phone.ts';
import { createPhones } from './phones.ts';
import { places } from './places.ts';
import { randomOf } from './random.ts';

test('every number is valid for its country, in E.164, and given once', () => {
  const phoneOf = createPhones(randomOf('phones'));
  const phones = places.flatMap((place) => Array.from({ length: 40 }, () => phoneOf(place)));
  for (const { phoneNumber, countryCode } of phones) {
    expect(normalisePhone(phoneNumber, countryCode)).toBe(phoneNumber);
  }
  expect(new Set(phones.map(({ phoneNumber }) => phoneNumber)).size).toBe(phones.length);
});
