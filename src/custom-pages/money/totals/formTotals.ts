import { scaledOf, textOfScaled } from '../../../../schema/rules/finance/decimals.ts';
import {
  decimalDigits,
  invoiceTotals,
  type InvoiceTotals,
  type TaxMode,
  type TaxRounding,
} from '../../../../schema/rules/finance/invoiceTotals.ts';
import { fromMinorUnits, isAmount, toMinorUnits } from '../../../../schema/rules/money.ts';

/** A line as a form holds it: texts that may be unfinished. */
export interface FormLine {
  readonly quantity?: unknown;
  readonly unitPrice?: unknown;
  readonly discount?: unknown;
  readonly taxRateId?: unknown;
}

/** Settings that totals depend on besides lines. */
export interface TotalsTerms {
  readonly currency: string;
  readonly taxMode: TaxMode;
  readonly rounding: TaxRounding;
  /** Percent of tax by the id of its rate. */
  readonly rates: ReadonlyMap<string, string>;
}

/** A row of the totals, as decimal texts. */
export interface TotalsRow {
  readonly name: 'subtotal' | 'tax' | 'total';
  readonly amount: string;
  /** Percent of a row of tax. */
  readonly rate?: string;
}

const scaledIn = (value: unknown) => (typeof value === 'string' ? scaledOf(value, decimalDigits) : null) ?? 0n;

function workedOut(lines: readonly FormLine[], { currency, taxMode, rounding, rates }: TotalsTerms): InvoiceTotals {
  return invoiceTotals(
    lines.map(({ quantity, unitPrice, discount, taxRateId }) => {
      const rate = typeof taxRateId === 'string' ? rates.get(taxRateId) : undefined;
      return {
        quantity: scaledIn(quantity),
        unitPrice:
          typeof unitPrice === 'string' && isAmount(unitPrice, currency) ? toMinorUnits(unitPrice, currency) : 0n,
        discount: scaledIn(discount),
        taxRate: rate === undefined ? null : scaledIn(rate),
      };
    }),
    taxMode,
    rounding,
  );
}

/** Returns the totals of the lines of a form: without tax, tax by rate, and with tax. Unfinished figures count as nothing. */
export function formTotals(lines: readonly FormLine[], terms: TotalsTerms): readonly TotalsRow[] {
  const { subtotal, rates, total } = workedOut(lines, terms);
  const money = (minor: bigint) => fromMinorUnits(minor, terms.currency);
  const ofTax = rates.map(({ rate, tax }) => ({
    name: 'tax' as const,
    rate: textOfScaled(rate, decimalDigits),
    amount: money(tax),
  }));
  if (ofTax.length === 0) return [{ name: 'total', amount: money(total) }];
  return [{ name: 'subtotal', amount: money(subtotal) }, ...ofTax, { name: 'total', amount: money(total) }];
}
