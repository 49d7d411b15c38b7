import { expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

it('fills in what is known, as it is, and leaves other braces and unknown gaps', () => {
  const text = 'Dear {name}, {sender} of {agency}. {agency}! {other} {name';
  const filled = 'Dear {sender}, $& of {agency}. {agency}! {other} {name';
  expect(fillTemplate(text, { name: '{sender}', sender: '$&', agency: '' })).toBe(filled);
});
