import { expect, test } from 'vitest';
import { plainFilename } from './filenames.ts';

test.each([
  ['rider.pdf', 'rider.pdf'],
  ['C:\\fakepath\\rider.pdf', 'rider.pdf'],
  ['/home/ada/Plan B.pdf ', 'Plan B.pdf'],
  ['rider\u202Egpj.exe', 'ridergpj.exe'],
  ['a\u2066b\u2069\nc\u2028.pdf', 'abc.pdf'],
  ['Zoë – été.pdf', 'Zoë – été.pdf'],
  ['\u202E', ''],
])('%j is shown as %j', (name, shown) => {
  expect(plainFilename(name)).toBe(shown);
});
