import type { taxModes } from '../contracts.ts';
import { largestRemainders } from './allot.ts';
import { roundedQuotient, type Scaled } from './decimals.ts';

/** Digits after the point of quantities, and of rates and discounts in percent. */
export const decimalDigits = 4;

/** Places where tax is rounded: once per rate on the sum of its lines, or on each line. */
export const taxRoundings = ['INVOICE', 'LINE'] as const;

export type TaxMode = (typeof taxModes)[number];
export type TaxRounding = (typeof taxRoundings)[number];

const whole = 10n ** BigInt(decimalDigits);
const percent = 100n * whole;

/** A line of an invoice: prices in minor units of its currency; quantity, discount and rate with four digits. */
export interface InvoiceLine {
  readonly quantity: Scaled;
  readonly unitPrice: bigint;
  /** Percent off the price, from 0 to 100. */
  readonly discount: Scaled;
  /** Percent of tax; null for a line outside of tax. */
  readonly taxRate: Scaled | null;
}

/** Amounts of a line, in minor units. `amount` is the figure that the line shows: with tax if the mode is INCLUSIVE. */
export interface LineTotals {
  readonly amount: bigint;
  readonly net: bigint;
  readonly tax: bigint;
}

/** Amounts of an invoice, in minor units. */
export interface InvoiceTotals {
  readonly lines: readonly LineTotals[];
  readonly subtotal: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  /** Tax by rate, in the order in which the lines name the rates. */
  readonly rates: readonly { readonly rate: Scaled; readonly net: bigint; readonly tax: bigint }[];
}

/** Returns quantity times price less discount, rounded to the currency's digits. */
export function lineAmount({ quantity, unitPrice, discount }: InvoiceLine): bigint {
  return roundedQuotient(quantity * unitPrice * (percent - discount), whole * percent);
}

/** Returns the exact tax of an amount as a fraction. */
function exactTax(amount: bigint, rate: Scaled, mode: TaxMode): { readonly top: bigint; readonly bottom: bigint } {
  return { top: amount * rate, bottom: mode === 'INCLUSIVE' ? percent + rate : percent };
}

/** Returns the taxes of lines of one rate, which add up to the tax of the rate. */
function taxesOf(amounts: readonly bigint[], rate: Scaled, mode: TaxMode, rounding: TaxRounding): readonly bigint[] {
  const exact = amounts.map((amount) => exactTax(amount, rate, mode));
  if (rounding === 'LINE') return exact.map(({ top, bottom }) => roundedQuotient(top, bottom));
  return largestRemainders(
    exact.map(({ top }) => top),
    exactTax(0n, rate, mode).bottom,
  );
}

/**
 * Works out an invoice: the one arithmetic of the form, the server and the paper. Every amount is a whole number of minor
 * units, and nothing is rounded twice: a line once, a tax once per rate (`INVOICE`) or once per line (`LINE`), halves
 * away from zero. The taxes of the lines add up to the tax, and net and tax to the total.
 */
export function invoiceTotals(lines: readonly InvoiceLine[], mode: TaxMode, rounding: TaxRounding): InvoiceTotals {
  const amounts = lines.map(lineAmount);
  const taxes = amounts.map(() => 0n);
  const rates = new Map<Scaled, number[]>();
  for (const [at, { taxRate }] of lines.entries()) {
    if (mode === 'NONE' || taxRate === null) continue;
    rates.set(taxRate, [...(rates.get(taxRate) ?? []), at]);
  }
  for (const [rate, places] of rates) {
    const found = taxesOf(
      places.map((at) => amounts[at] ?? 0n),
      rate,
      mode,
      rounding,
    );
    for (const [nth, at] of places.entries()) taxes[at] = found[nth] ?? 0n;
  }
  const totals = amounts.map((amount, at): LineTotals => {
    const tax = taxes[at] ?? 0n;
    return { amount, tax, net: mode === 'INCLUSIVE' ? amount - tax : amount };
  });
  const sumOf = (key: 'net' | 'tax', places: readonly number[]) =>
    places.reduce((sum, at) => sum + (totals[at]?.[key] ?? 0n), 0n);
  const all = [...totals.keys()];
  const [subtotal, tax] = [sumOf('net', all), sumOf('tax', all)];
  return {
    lines: totals,
    subtotal,
    tax,
    total: subtotal + tax,
    rates: [...rates].map(([rate, places]) => ({ rate, net: sumOf('net', places), tax: sumOf('tax', places) })),
  };
}
