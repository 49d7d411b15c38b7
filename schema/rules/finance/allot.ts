import { flooredQuotient, roundedQuotient } from './decimals.ts';

/**
 * Rounds shares of one sum so that they add up to the rounded sum: each is rounded down, and what is missing goes, one
 * unit each, to those with the largest remainders; of equal remainders the earlier share is first.
 * @param dividends numerators of the exact shares
 * @param divisor their common denominator, above zero
 * @param total what they add up to; the sum of the exact shares, rounded half away from zero, by default
 */
export function largestRemainders(
  dividends: readonly bigint[],
  divisor: bigint,
  total: bigint = roundedQuotient(
    dividends.reduce((sum, one) => sum + one, 0n),
    divisor,
  ),
): readonly bigint[] {
  const shares = dividends.map((dividend) => flooredQuotient(dividend, divisor));
  const missing = Number(shares.reduce((left, share) => left - share, total));
  const remainderOf = (at: number) => (dividends[at] ?? 0n) - (shares[at] ?? 0n) * divisor;
  const first = [...shares.keys()].toSorted((one, other) => {
    const difference = remainderOf(other) - remainderOf(one);
    return difference === 0n ? one - other : difference > 0n ? 1 : -1;
  });
  for (const at of first.slice(0, missing)) shares[at] = (shares[at] ?? 0n) + 1n;
  return shares;
}

/**
 * Divides a payment over the open portions of an invoice, in proportion to what is open of each. No portion gets more
 * than is open of it, and a payment of everything that is open leaves nothing.
 * @param payment minor units, from 0 to the sum of the portions
 * @param open minor units that are open of each portion, none below 0
 * @throws RangeError for a payment above what is open, or an amount below 0
 */
export function allot(payment: bigint, open: readonly bigint[]): readonly bigint[] {
  const sum = open.reduce((all, one) => all + one, 0n);
  if (payment < 0n || payment > sum || open.some((one) => one < 0n)) {
    throw new RangeError(`${payment} cannot be divided over ${open.join(', ')}`);
  }
  if (sum === 0n) return open;
  return largestRemainders(
    open.map((one) => one * payment),
    sum,
    payment,
  );
}
