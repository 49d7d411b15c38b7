import { expect, it } from 'vitest';
import { playTime } from './playTime.ts';

it.each([
  [0.4, '0:00'],
  [7.2, '0:07'],
  [59.7, '1:00'],
  [185, '3:05'],
  [3723, '1:02:03'],
])('says %d seconds as %s', (seconds, said) => {
  expect(playTime(seconds)).toBe(said);
});
