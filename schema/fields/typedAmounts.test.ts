import { describe, expect, it } from 'vitest';
import { currencyIn, readDigits, readTyped } from './typedAmounts.ts';

describe('the digits of an amount', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202F234,56', '1234.56'],
    ['1\u00A0234\u00A0567', '1234567'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1’234.50', '1234.50'],
    ["1'234'567", '1234567'],
    ['12,34', '12.34'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1,234', '1234'],
    ['12 345', '12345'],
    ['-7', '-7'],
    ['\u2212 7,50', '-7.50'],
    ['+7', '7'],
  ])('%j is %s', (text, meant) => expect(readDigits(text)).toBe(meant));

  it.each(['1.234', '', '-', 'many', '1,2,3', '1.2.3', '1,23.45', '12 34', '1e3', '1,', '.5', '1.234.56', '1,234,5'])(
    '%j is none',
    (text) => expect(readDigits(text)).toBeNull(),
  );
});

describe('a currency beside an amount', () => {
  it.each([
    ['', 'EUR', null],
    ['€', 'AUD', 'EUR'],
    ['¥', 'AUD', 'JPY'],
    ['eur', 'AUD', 'EUR'],
    ['US$', 'AUD', 'USD'],
    ['R$', 'AUD', 'BRL'],
    ['zł', 'AUD', 'PLN'],
    ['$', 'NZD', null],
    ['$', 'EUR', 'unknown'],
    ['kr', 'SEK', 'unknown'],
    ['₿', 'AUD', 'unknown'],
  ])('%j with amounts in %s is %s', (text, own, meant) => expect(currencyIn(text, own)).toBe(meant));
});

describe('a typed amount', () => {
  it.each([
    ['1234,56', '1234.56', null],
    ['1234.56', '1234.56', '1234.56'],
    ['1 234,56', '1234.56', null],
    ['1.234,56', '1234.56', null],
    ['1,234.50', '1234.50', '1234.50'],
    ['1,234', '1.234', '1234'],
    ['1.234', '1.234', '1.234'],
    ['1,2345', '1.2345', null],
    ['12,34', '12.34', null],
    ['1,234,567', '1234567', '1234567'],
    ['\u2212 5', '-5', '-5'],
    ['-5,5', '-5.5', null],
    ['five', null, null],
  ])('%j is %s where a comma begins the decimals, else %s', (text, comma, point) => {
    expect([readTyped(text, ','), readTyped(text, '.')]).toEqual([comma, point]);
  });
});
