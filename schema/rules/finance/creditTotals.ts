import { largestRemainders } from './allot.ts';
import type { Scaled } from './decimals.ts';
import type { InvoiceTotals } from './invoiceTotals.ts';

/** Net and tax of one rate, in minor units; without a rate for what is outside of tax. */
export interface RatePortion {
  readonly rate: Scaled | null;
  readonly net: bigint;
  readonly tax: bigint;
}

/** Amounts of a credit note, in minor units. */
export interface CreditTotals {
  readonly subtotal: bigint;
  readonly tax: bigint;
  /** In the order of the invoice's rates, without those of which nothing is credited. */
  readonly rates: readonly RatePortion[];
}

/** Returns the net and tax of an invoice by rate, with one portion for the lines without tax. */
export function ratePortions({ subtotal, rates }: Pick<InvoiceTotals, 'subtotal' | 'rates'>): readonly RatePortion[] {
  const untaxed = rates.reduce((rest, { net }) => rest - net, subtotal);
  return untaxed === 0n ? rates : [...rates, { rate: null, net: untaxed, tax: 0n }];
}

/** Returns what is not credited yet of each portion of an invoice. */
function openPortions(portions: readonly RatePortion[], credited: readonly RatePortion[]): readonly RatePortion[] {
  return portions.map(({ rate, net, tax }) => {
    const own = credited.filter((one) => one.rate === rate);
    return {
      rate,
      net: own.reduce((rest, one) => rest - one.net, net),
      tax: own.reduce((rest, one) => rest - one.tax, tax),
    };
  });
}

/**
 * Divides a credit note over the net and tax of each rate of its invoice, in proportion to what is not credited of them.
 * Credit notes that add up to the invoice add up to its net and tax of each rate, in any order and with void ones between.
 * @param amount minor units with tax, above 0 and at most what is not credited
 * @param portions net and tax of the invoice by rate; a portion may be below 0
 * @param credited portions of the credit notes that stand
 * @throws RangeError for an amount of 0 or less, or above what is not credited
 */
export function creditTotals(
  amount: bigint,
  portions: readonly RatePortion[],
  credited: readonly RatePortion[],
): CreditTotals {
  const open = openPortions(portions, credited);
  const amounts = open.flatMap(({ net, tax }) => [net, tax]);
  const sum = amounts.reduce((all, one) => all + one, 0n);
  if (amount <= 0n || amount > sum) throw new RangeError(`${amount} cannot be credited of ${sum}`);
  const shares = largestRemainders(
    amounts.map((one) => one * amount),
    sum,
    amount,
  );
  const rates = open
    .map(({ rate }, at) => ({ rate, net: shares[2 * at] ?? 0n, tax: shares[2 * at + 1] ?? 0n }))
    .filter(({ net, tax }) => net !== 0n || tax !== 0n);
  return {
    subtotal: rates.reduce((all, { net }) => all + net, 0n),
    tax: rates.reduce((all, { tax }) => all + tax, 0n),
    rates,
  };
}
