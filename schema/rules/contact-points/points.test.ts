import { expect, it } from 'vitest';
import { foldedEmail, internationalPhone } from './points.ts';

it.each([
  ['0412 345 678', 'AU', '+61412345678'],
  ['0412345678', null, '+61412345678'],
  ['+61 412 345 678', 'AU', '+61412345678'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['12', 'AU', null],
])('reads %s of %s as %s', (number, country, expected) => {
  expect(internationalPhone(number, country)).toBe(expected);
});

it('compares addresses without case and blanks', () => {
  expect(foldedEmail(' Ada@Example.TEST ')).toBe('ada@example.test');
});
