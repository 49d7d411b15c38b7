import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditTotals, ratePortions, type CreditTotals, type RatePortion } from './creditTotals.ts';

const ten = 100_000n;
const twenty = 200_000n;
const portion = (rate: bigint | null, net: bigint, tax: bigint): RatePortion => ({ rate, net, tax });
const sumOf = (portions: readonly RatePortion[]) => portions.reduce((sum, { net, tax }) => sum + net + tax, 0n);

describe('a credit note', () => {
  test('of a part divides it by what is open, the largest remainder first', () => {
    const portions = [portion(ten, 10_000n, 1000n)];
    const first = creditTotals(5000n, portions, []);
    expect(first).toEqual({ subtotal: 4545n, tax: 455n, rates: [portion(ten, 4545n, 455n)] });
    expect(creditTotals(6000n, portions, first.rates)).toEqual({
      subtotal: 5455n,
      tax: 545n,
      rates: [portion(ten, 5455n, 545n)],
    });
  });

  test('leaves out the rates of which nothing is left', () => {
    const portions = [portion(ten, 10_000n, 1000n), portion(null, 500n, 0n)];
    expect(creditTotals(11_000n, portions, [portion(null, 500n, 0n)]).rates).toEqual([portion(ten, 10_000n, 1000n)]);
  });

  test('is above zero, and at most what is open', () => {
    const portions = [portion(ten, 10_000n, 1000n)];
    for (const amount of [0n, -1n, 11_001n]) expect(() => creditTotals(amount, portions, [])).toThrow(RangeError);
    expect(() => creditTotals(1n, portions, portions)).toThrow(RangeError);
  });

  test('counts lines without tax as a portion of their own', () => {
    const totals = { subtotal: 700n, rates: [{ rate: ten, net: 500n, tax: 50n }] };
    expect(ratePortions(totals)).toEqual([portion(ten, 500n, 50n), portion(null, 200n, 0n)]);
    expect(ratePortions({ ...totals, subtotal: 500n })).toEqual(totals.rates);
  });

  test('adds up with the others to the invoice at each rate, whatever was voided between', () => {
    const minor = (min: bigint) => fc.bigInt({ min, max: 10n ** 7n });
    const steps = fc.array(fc.record({ share: fc.integer({ min: 1, max: 100 }), isVoid: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(minor(-5000n), minor(-500n), minor(0n), minor(0n), minor(1n), steps, (a, b, c, d, e, given) => {
        const portions = [portion(ten, a, b), portion(twenty, c, d), portion(null, e, 0n)];
        const total = sumOf(portions);
        fc.pre(total > 0n);
        const standing: CreditTotals[] = [];
        const credited = () => standing.flatMap(({ rates }) => rates);
        for (const { share, isVoid } of given) {
          const open = total - sumOf(credited());
          if (isVoid && standing.length > 0) standing.shift();
          else if (open > 0n) standing.push(creditTotals((open * BigInt(share) + 99n) / 100n, portions, credited()));
          for (const { rate, net, tax } of portions) {
            const own = credited().filter((one) => one.rate === rate);
            for (const [whole, part] of [
              [net, own.reduce((sum, one) => sum + one.net, 0n)],
              [tax, own.reduce((sum, one) => sum + one.tax, 0n)],
            ] as const)
              expect(whole < 0n ? part >= whole && part <= 0n : part >= 0n && part <= whole).toBe(true);
          }
        }
        const rest = total - sumOf(credited());
        if (rest > 0n) standing.push(creditTotals(rest, portions, credited()));
        for (const { rate, net, tax } of portions) {
          const own = credited().filter((one) => one.rate === rate);
          expect([own.reduce((sum, one) => sum + one.net, 0n), own.reduce((sum, one) => sum + one.tax, 0n)]).toEqual([
            net,
            tax,
          ]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
