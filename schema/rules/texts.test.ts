import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBlank,
  isKeepable,
  isUuid,
  plainText,
  singleBlanks,
  unkeepablePath,
  withBreakTags,
  withoutBreakTags,
} from './texts.ts';

test('a text is searched without its accents and capitals, composed or not', () => {
  expect(['ÉTÉ', 'E\u0301te\u0301', 'Łódź', 'SØREN'].map(plainText)).toEqual(['ete', 'ete', 'lodz', 'soren']);
  expect(['O’Brien', 'Oʼbrien', 'O´Brien', 'O`Brien', "O\u200b'Brien"].map(plainText)).toEqual(
    Array(5).fill("o'brien"),
  );
  expect(['Jean‑Luc', 'Jean–Luc', 'Jean−Luc', 'Jean-Luc'].map(plainText)).toEqual(Array(4).fill('jean-luc'));
  expect(plainText('“Zed”')).toBe('"zed"');
  expect(['Weiß', 'Þóra', 'Ægir'].map(plainText)).toEqual(['weiss', 'thora', 'aegir']);
});

test('a name has one blank between its words, whatever blanks were written', () => {
  expect(singleBlanks(' Ada \u00a0\u2009 Okafor\n')).toBe('Ada Okafor');
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  for (const blank of all.filter((one) => /\s/.test(one))) expect(singleBlanks(`a${blank}b`)).toBe('a b');
});

test('a uuid is one, whatever its version and case', () => {
  expect(isUuid('018f4e2a-7c1b-7d11-9a3e-0123456789ab')).toBe(true);
  expect(isUuid('018F4E2A-7C1B-7D11-9A3E-0123456789AB')).toBe(true);
  for (const text of ['', '42', '018f4e2a7c1b7d119a3e0123456789ab', '018f4e2a-7c1b-7d11-9a3e-0123456789ab\n']) {
    expect(isUuid(text)).toBe(false);
  }
});

describe('what cannot be kept', () => {
  test.each(['a\0b', '\uD83D', 'a\uDE1A', '\uDE1A\uD83D'])('%j', (text) => {
    expect(isKeepable(text)).toBe(false);
  });

  test.each(['', '😚', 'Zoë', 'हिन्दी', '\u0001\uFFFD\u200B'])('%j can be', (text) => {
    expect(isKeepable(text)).toBe(true);
  });

  test('is found wherever it stands in a body', () => {
    expect(unkeepablePath({ name: 'x', addresses: [{ zip: '1' }, { zip: 'a\0' }] })).toBe('addresses.1.zip');
    expect(unkeepablePath({ a: '\0', b: '\0' })).toBe('a');
    expect(unkeepablePath({ custom: { 'k\0': 1 } })).toBe('custom');
    expect(unkeepablePath('\0')).toBe('');
    expect(unkeepablePath({ a: [null, 1, true, 'fine', {}] })).toBeNull();
    expect(unkeepablePath(undefined)).toBeNull();
  });

  test('is found in a body nested as deep as a parser allows', () => {
    let deep: unknown = 'a\0';
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(unkeepablePath(deep)).toBe(Array(5000).fill('0').join('.'));
  });
});

test('a text of spaces and invisible characters is blank', () => {
  for (const text of ['', ' ', '\n\t', '\u00A0\u3000', '\u200B\u200D\uFEFF']) expect(isBlank(text)).toBe(true);
  for (const text of ['a', ' . ', '😚', '0']) expect(isBlank(text)).toBe(false);
});

describe('break tags', () => {
  test('stand for line breaks on the wire and never in what is kept', () => {
    expect(withBreakTags('one\ntwo\r\n\rthree')).toBe('one<br/>two<br/><br/>three');
    expect(withoutBreakTags('one<br>two<br/><BR />three\r\nfour')).toBe('one\ntwo\n\nthree\nfour');
    expect(withoutBreakTags('<br><b>bold</b><brx>')).toBe('\n<b>bold</b><brx>');
  });

  test('lose nothing there and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '<', 'é', '&', ' ') }), (text) => {
        expect(withoutBreakTags(withBreakTags(text))).toBe(text);
      }),
    );
  });
});
