import { expect, it } from 'vitest';
import { handleOf, isConnectable, isOtherAccount } from './socials.ts';

it.each([
  ['https://www.instagram.com/ada.marlow/', 'ada.marlow'],
  ['instagram.com/Ada_Marlow?igsh=1', 'Ada_Marlow'],
  ['https://instagr.am/@ada', 'ada'],
  ['https://www.facebook.com/ada.marlow.music', 'ada.marlow.music'],
  ['https://www.facebook.com/profile.php?id=100', null],
  ['https://www.facebook.com/people/Ada/100', null],
  ['https://www.instagram.com/p/Cx1', null],
  ['https://www.instagram.com/', null],
  ['https://www.instagram.com/%E2%98%83', null],
  ['https://[', null],
])('finds in %s the account %s', (url, handle) => {
  expect(handleOf(url)).toBe(handle);
});

it('tells another account only where both names are known', () => {
  const url = 'https://instagram.com/Ada';
  expect(isOtherAccount({ username: 'ada' }, url)).toBe(false);
  expect(isOtherAccount({ username: 'ada.b' }, url)).toBe(true);
  expect(isOtherAccount({ username: null }, url)).toBe(false);
  expect(isOtherAccount({ username: 'ada' }, 'https://facebook.com/profile.php?id=1')).toBe(false);
});

it('connects Instagram and Facebook alone', () => {
  expect(['INSTAGRAM', 'FACEBOOK', 'TIKTOK', null].map(isConnectable)).toEqual([true, true, false, false]);
});
