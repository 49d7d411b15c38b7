import { expect, it } from 'vitest';
import { inSentence } from './inSentence.ts';

it.each([
  ['Talent', 'talent'],
  ['Staff member', 'staff member'],
  ['Événement', 'événement'],
  ['DJ', 'DJ'],
  ['VIP guest', 'VIP guest'],
  ['Guest of YouTube', 'guest of YouTube'],
])('writes %s within a sentence as %s', (name, written) => {
  expect(inSentence(name)).toBe(written);
});
