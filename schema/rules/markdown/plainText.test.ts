import { expect, it } from 'vitest';
import { firstLine, withoutMarkup } from './plainText.ts';

it.each([
  ['## Fees\nAgreed', 'Fees'],
  ['\n\n> You wrote\nYes, **Friday** works', 'Yes, Friday works'],
  ['1. [Rider](https://x.test/a) sent', 'Rider sent'],
  ['[@Sam Carter](mention:0190a0a0-0000-7000-8000-000000000001) called', '@Sam Carter called'],
  ['', ''],
])('reads %j as %j', (text, expected) => {
  expect(firstLine(text, 40)).toBe(expected);
});

it('reads a whole text without its marks', () => {
  const text = '## Sizes\n\n- **Never** ask [her](https://x.test/a), *ever*\n- 3 * 4 * 2, a_b_c';
  expect(withoutMarkup(text)).toBe('Sizes\n\nNever ask her, ever\n3 * 4 * 2, a_b_c');
});
