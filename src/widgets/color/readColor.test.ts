import { expect, it } from 'vitest';
import { readColor } from './readColor.ts';

it.each([
  ['#2F5D8A', '#2f5d8a'],
  [' 2f5d8a ', '#2f5d8a'],
  ['#abc', '#aabbcc'],
  ['ABC', '#aabbcc'],
])('%s is %s', (typed, kept) => {
  expect(readColor(typed)).toBe(kept);
});

it.each(['', '#', '#ab', '#2f5d8g', '#2f5d8a00', 'red', '##abc'])('%j stays for the rule to refuse', (typed) => {
  expect(readColor(typed)).toBe(typed);
});
