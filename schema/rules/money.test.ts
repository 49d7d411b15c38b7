import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, formatMoney, fromMinorUnits, isAmount, isCurrency, toMinorUnits } from './money.ts';

const currency = fc.constantFrom('AUD', 'JPY', 'KWD', 'CLF', 'HUF');
const largest = 2n ** 63n - 1n;

describe('minor units', () => {
  test.each([
    ['12.5', 'AUD', 1250n, '12.50'],
    ['0', 'AUD', 0n, '0.00'],
    ['-0.01', 'AUD', -1n, '-0.01'],
    ['-0', 'AUD', 0n, '0.00'],
    ['007.10', 'AUD', 710n, '7.10'],
    ['1.5000', 'AUD', 150n, '1.50'],
    ['1000', 'JPY', 1000n, '1000'],
    ['1.234', 'KWD', 1234n, '1.234'],
    ['0.1', 'CLF', 1000n, '0.1000'],
    ['92233720368547758.07', 'AUD', largest, '92233720368547758.07'],
  ])('%s %s is %d', (amount, code, minor, canonical) => {
    expect(toMinorUnits(amount, code)).toBe(minor);
    expect(fromMinorUnits(minor, code)).toBe(canonical);
  });

  test('come back as they were, whatever the currency', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -largest, max: largest }), currency, (minor, code) => {
        const amount = fromMinorUnits(minor, code);
        expect(isAmount(amount, code)).toBe(true);
        expect(toMinorUnits(amount, code)).toBe(minor);
      }),
    );
  });

  test('are read as the driver gives them', () => {
    expect(fromMinorUnits('1250')).toBe('12.50');
    expect(fromMinorUnits('9007199254740993')).toBe('90071992547409.93');
    expect(fromMinorUnits(null)).toBeNull();
    expect(toMinorUnits(null)).toBeNull();
  });
});

test.each([
  '',
  '.',
  '1.',
  '.5',
  '1,000',
  '1e3',
  '+1',
  ' 1',
  '--1',
  '0x10',
  'NaN',
  'Infinity',
  '١',
  '12.345',
  '1'.repeat(20),
])('%j is no amount', (amount) => {
  expect(isAmount(amount)).toBe(false);
  expect(() => toMinorUnits(amount)).toThrow(RangeError);
});

test('an amount has no more digits than its currency, and fits 64 bits', () => {
  expect(isAmount('1.5', 'JPY')).toBe(false);
  expect(isAmount('1.0', 'JPY')).toBe(true);
  expect(isAmount('92233720368547758.08')).toBe(false);
  expect(isAmount('-92233720368547758.07')).toBe(true);
});

test('the digits of a currency never depend on the runtime', () => {
  const expected = { AUD: 2, USD: 2, EUR: 2, JPY: 0, KRW: 0, KWD: 3, CLF: 4, HUF: 2, IDR: 2, COP: 2, PKR: 2, IQD: 3 };
  for (const [code, digits] of Object.entries(expected)) expect(digitsOf(code)).toBe(digits);
});

test('a currency is known by its code in capitals', () => {
  for (const code of ['AUD', 'JPY', 'UYW']) expect(isCurrency(code)).toBe(true);
  for (const code of ['aud', 'ZZZ', '', 'AU', 'constructor']) expect(isCurrency(code)).toBe(false);
});

test('money is shown with all its digits, exactly', () => {
  expect(formatMoney('1234.5')).toBe('$1,234.50');
  expect(formatMoney('92233720368547758.07')).toBe('$92,233,720,368,547,758.07');
  expect(formatMoney('-5', 'USD', 'en-US')).toBe('-$5.00');
  expect(formatMoney('1000', 'JPY', 'en-US')).toBe('¥1,000');
  expect(formatMoney('10', 'HUF', 'en-AU').replaceAll(/\s/g, ' ')).toBe('HUF 10.00');
  expect(formatMoney('1234.5', 'EUR', 'fr').replaceAll(/\s/g, ' ')).toBe('1 234,50 €');
});

test('writes an amount by the code of its currency where the symbol would not tell which', () => {
  expect(formatMoney('17000', 'AUD', 'en-AU', 'code')).toBe('AUD\u00a017,000.00');
  expect(formatMoney('17000', 'JPY', 'fr', 'code')).toBe('17\u202f000\u00a0JPY');
});
