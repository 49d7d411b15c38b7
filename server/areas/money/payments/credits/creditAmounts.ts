import type { CreditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import type { Invoice } from '../../../../../schema/areas/money/entities/invoice.ts';
import { creditTotals, ratePortions, type RatePortion } from '../../../../../schema/rules/finance/creditTotals.ts';
import { scaledOf, textOfScaled } from '../../../../../schema/rules/finance/decimals.ts';
import { keptTotals } from '../../../../../schema/rules/finance/keptTotals.ts';
import { decimalDigits } from '../../../../../schema/rules/finance/invoiceTotals.ts';
import { fromMinorUnits, toMinorUnits } from '../../../../../schema/rules/money.ts';

/** Returns the net and tax of a credit note by rate, in minor units. */
function portionsOf({ currency, rates }: CreditNote): readonly RatePortion[] {
  return rates.map(({ rate, net, tax }) => ({
    rate: rate === null ? null : scaledOf(rate, decimalDigits),
    net: toMinorUnits(net, currency),
    tax: toMinorUnits(tax, currency),
  }));
}

/**
 * Returns the values of a new credit note that follow from its invoice.
 * @param amount minor units, at most what is outstanding
 * @param notes the credit notes of the invoice that stand
 */
export function creditAmounts(
  credited: Invoice,
  amount: bigint,
  notes: readonly CreditNote[],
): Readonly<Record<string, unknown>> {
  const { currency, talents } = credited;
  const text = (minor: bigint) => fromMinorUnits(minor, currency);
  const totals = creditTotals(amount, ratePortions(keptTotals(credited)), notes.flatMap(portionsOf));
  return {
    clientId: credited.client.id,
    talentIds: talents.map(({ id }) => id),
    amount: text(amount),
    subtotal: text(totals.subtotal),
    tax: text(totals.tax),
    rates: totals.rates.map(({ rate, net, tax }) => ({
      rate: rate === null ? null : textOfScaled(rate, decimalDigits),
      net: text(net),
      tax: text(tax),
    })),
  };
}
