import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMinorUnits } from '../money.ts';
import { allot } from './allot.ts';
import { roundedQuotient, scaledOf, textOfScaled } from './decimals.ts';
import { invoiceTotals, type InvoiceLine, type TaxMode, type TaxRounding } from './invoiceTotals.ts';

const line = (price: string, rate: string | null = '10', more: { quantity?: string; discount?: string } = {}) => ({
  quantity: scaledOf(more.quantity ?? '1', 4) ?? 0n,
  unitPrice: toMinorUnits(price),
  discount: scaledOf(more.discount ?? '0', 4) ?? 0n,
  taxRate: rate === null ? null : scaledOf(rate, 4),
});
const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);

describe('an invoice', () => {
  const three = [line('0.05'), line('0.05'), line('0.05')];

  test('rounds tax once per rate, and divides it over the lines', () => {
    const { lines, tax, total } = invoiceTotals(three, 'EXCLUSIVE', 'INVOICE');
    expect(lines.map((one) => one.tax)).toEqual([1n, 1n, 0n]);
    expect([tax, total]).toEqual([2n, 17n]);
  });

  test('rounds tax line by line where the agency says so', () => {
    expect(invoiceTotals(three, 'EXCLUSIVE', 'LINE').tax).toBe(3n);
  });

  test.each([
    ['110.00', 'INCLUSIVE', 10000n, 1000n, 11000n],
    ['100.00', 'INCLUSIVE', 9091n, 909n, 10000n],
    ['100.00', 'EXCLUSIVE', 10000n, 1000n, 11000n],
    ['100.00', 'NONE', 10000n, 0n, 10000n],
  ] as const)('of one line of %s, %s', (price, mode, subtotal, tax, total) => {
    expect(invoiceTotals([line(price)], mode, 'INVOICE')).toMatchObject({ subtotal, tax, total });
  });

  test('of 1,234.56 at 9.975 % has a tax of 123.15', () => {
    expect(invoiceTotals([line('1234.56', '9.975')], 'EXCLUSIVE', 'INVOICE').tax).toBe(12315n);
  });

  test('takes parts of a unit, discounts, lines outside of tax and lines below zero', () => {
    const lines = [
      line('10.00', '10', { quantity: '0.3333' }),
      line('99.99', '10', { discount: '100' }),
      line('19.99', '0', { quantity: '3', discount: '12.5' }),
      line('50.00', null),
      line('-0.05', '10'),
    ];
    const totals = invoiceTotals(lines, 'EXCLUSIVE', 'INVOICE');
    expect(totals.lines.map(({ amount }) => amount)).toEqual([333n, 0n, 5247n, 5000n, -5n]);
    expect(totals.rates).toEqual([
      { rate: 100_000n, net: 328n, tax: 33n },
      { rate: 0n, net: 5247n, tax: 0n },
    ]);
    expect(totals.total).toBe(10608n);
  });

  test('adds up, whatever its lines, modes and roundings are', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.bigInt({ min: 0n, max: 10_000_000n }),
        unitPrice: fc.bigInt({ min: -1_000_000n, max: 1_000_000_000n }),
        discount: fc.bigInt({ min: 0n, max: 1_000_000n }),
        taxRate: fc.constantFrom(null, 0n, 50_000n, 99_750n, 100_000n, 250_000n),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const modes = fc.constantFrom<TaxMode>('NONE', 'EXCLUSIVE', 'INCLUSIVE');
    const roundings = fc.constantFrom<TaxRounding>('INVOICE', 'LINE');
    fc.assert(
      fc.property(lines, modes, roundings, (given: readonly InvoiceLine[], mode, rounding) => {
        const { lines: worked, subtotal, tax, total, rates } = invoiceTotals(given, mode, rounding);
        expect(sum(worked.map((one) => one.tax))).toBe(tax);
        expect(sum(worked.map((one) => one.net))).toBe(subtotal);
        expect(subtotal + tax).toBe(total);
        if (mode !== 'EXCLUSIVE') expect(sum(worked.map(({ amount }) => amount))).toBe(total);
        for (const { rate, tax: ofRate } of rates) {
          const amount = sum(worked.filter((_, at) => given[at]?.taxRate === rate).map((one) => one.amount));
          const bottom = mode === 'INCLUSIVE' ? 1_000_000n + rate : 1_000_000n;
          if (rounding === 'INVOICE') expect(ofRate).toBe(roundedQuotient(amount * rate, bottom));
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a payment', () => {
  test('of 10.00, ten times, uses three portions up exactly', () => {
    const open = [3333n, 3333n, 3334n];
    for (let paid = 1000n; paid <= 10000n; paid += 1000n) {
      for (const [at, share] of allot(1000n, open).entries()) open[at] = (open[at] ?? 0n) - share;
      expect(10000n - sum(open)).toBe(paid);
    }
    expect(open).toEqual([0n, 0n, 0n]);
  });

  test('is never more than what is open of a portion, nor less than nothing', () => {
    const portions = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(portions, fc.array(fc.nat(1000), { maxLength: 6 }), (first, parts) => {
        let open = [...first];
        for (const part of [...parts, 1000]) {
          const payment = (sum(open) * BigInt(part)) / 1000n;
          const shares = allot(payment, open);
          expect(sum(shares)).toBe(payment);
          open = open.map((one, at) => one - (shares[at] ?? 0n));
          expect(open.every((one) => one >= 0n)).toBe(true);
        }
        expect(sum(open)).toBe(0n);
      }),
      { numRuns: 500 },
    );
  });

  test('above what is open is refused', () => {
    expect(() => allot(2n, [1n])).toThrow(RangeError);
    expect(allot(0n, [0n, 0n])).toEqual([0n, 0n]);
  });
});

describe('a decimal', () => {
  test.each([
    ['9.975', 99_750n, '9.975'],
    ['10', 100_000n, '10'],
    ['-0.5000', -5_000n, '-0.5'],
    ['007.10', 71_000n, '7.1'],
  ])('%s is %d ten-thousandths', (text, scaled, shortest) => {
    expect(scaledOf(text, 4)).toBe(scaled);
    expect(textOfScaled(scaled, 4)).toBe(shortest);
  });

  test.each(['', '1e3', '.5', '5.', '1,5', '9.97501', 'NaN', ' 1'])('%j is none', (text) => {
    expect(scaledOf(text, 4)).toBeNull();
  });

  test('is rounded half away from zero', () => {
    expect([1n, -1n, 3n, -3n, 4n].map((one) => roundedQuotient(one, 2n))).toEqual([1n, -1n, 2n, -2n, 2n]);
  });
});
