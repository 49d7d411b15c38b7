import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFormulaLike, quotedText, withFormulas, withoutFormulas } from './formulas.ts';

it.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ['A; -b', "A; '-b"],
  ["A; '-b", "A; ''-b"],
  ["'quoted'", "'quoted'"],
  ["; '\tx", "; '\tx"],
])('%j is written as %j, and read as it was', (text, written) => {
  expect(withoutFormulas(text)).toBe(written);
  expect(withFormulas(written)).toBe(text);
});

it('takes a text out of the formula that keeps its zeros', () => {
  expect(quotedText('="0412 345 678"')).toBe('0412 345 678');
  expect(quotedText('="a ""b"" c"')).toBe('a "b" c');
  for (const text of ['="a"&"b"', '=1+1', '\'="a"', 'a']) expect(quotedText(text)).toBeNull();
});

const piece = fc.constantFrom("'", '=', '-', '+', ';', '\n', '\r', '\t', ' ', '"', 'a', '＝');
it('gives every text back, and none that is run', () => {
  const property = fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
    const text = pieces.join('');
    const written = withoutFormulas(text);
    expect(withFormulas(written)).toBe(text);
    expect(isFormulaLike(written)).toBe(false);
  });
  fc.assert(property, { numRuns: 2_000 });
});
