import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { scaledOf } from '../../../../schema/rules/finance/decimals.ts';
import { paymentStatusOf } from '../../../../schema/rules/finance/invoices.ts';
import {
  decimalDigits,
  invoiceTotals,
  type InvoiceLine,
  type TaxMode,
  type TaxRounding,
} from '../../../../schema/rules/finance/invoiceTotals.ts';
import { fromMinorUnits, isAmount, toMinorUnits } from '../../../../schema/rules/money.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';

export type Values = Readonly<Record<string, unknown>>;
export type Line = Invoice['lines'][number];

/** Returns the lines of an invoice by its wire values. */
export const linesOf = (values: Values): readonly Line[] => (values['lines'] ?? []) as readonly Line[];

const scaled = (text: string) => scaledOf(text, decimalDigits) ?? 0n;

/** Returns a line as the arithmetic takes it; a 400 for a price that its currency has no digits for. */
function lineIn(currency: string, line: Line, index: number): InvoiceLine {
  const { quantity, unitPrice, discount, rate } = line;
  if (!isAmount(unitPrice, currency)) throw invalid([fieldRefusal(`lines.${index}.unitPrice`, 'dollar')]);
  return {
    quantity: scaled(quantity),
    unitPrice: toMinorUnits(unitPrice, currency),
    discount: scaled(discount ?? '0'),
    taxRate: rate == null ? null : scaled(rate),
  };
}

/** Returns an amount of an invoice as a text; a 400 for one beyond what is kept. */
function shown(minor: bigint, currency: string): string {
  const text = fromMinorUnits(minor, currency);
  if (!isAmount(text, currency)) throw invalid([fieldRefusal('lines', 'dollar')]);
  return text;
}

/**
 * Returns the amounts of an invoice and of its lines. Throws a 400 for a total below zero.
 * @param after the invoice as it will be, with its currency, tax mode and rounding
 * @param lines its lines with the rates of their tax
 */
export function totalsOf(after: Values, lines: readonly Line[]): Values {
  const currency = String(after['currency']);
  const given = lines.map((line, index) => lineIn(currency, line, index));
  const totals = invoiceTotals(given, after['taxMode'] as TaxMode, after['rounding'] as TaxRounding);
  if (totals.total < 0n) throw invalid([fieldRefusal('lines', 'totalBelowZero')]);
  const talents = lines.flatMap(({ talentId }) => talentId ?? []);
  return {
    lines: lines.map((line, index) => ({
      ...line,
      amount: shown(totals.lines[index]?.amount ?? 0n, currency),
      tax: shown(totals.lines[index]?.tax ?? 0n, currency),
    })),
    talentIds: [...new Set(talents)],
    subtotal: shown(totals.subtotal, currency),
    tax: shown(totals.tax, currency),
    total: shown(totals.total, currency),
  };
}

/** Returns what is paid, credited and open of an invoice, and its payment status. Nothing is open of one that is void. */
export function balanceOf(after: Values): Values {
  const currency = String(after['currency']);
  const minor = (key: string) => toMinorUnits(String(after[key] ?? '0'), currency);
  const [total, paid, credited, status] = [minor('total'), minor('paid'), minor('credited'), after['status']];
  const due = total - credited;
  const isOpen = status !== 'VOIDED';
  // Nothing is due before an invoice is sent, so one of nothing is not paid yet either.
  const isPaidFor = status === 'SENT' || paid > 0n;
  return {
    paid: fromMinorUnits(paid, currency),
    credited: fromMinorUnits(credited, currency),
    outstanding: fromMinorUnits(isOpen ? due - paid : 0n, currency),
    paymentStatus: isPaidFor ? paymentStatusOf(due, paid) : 'UNPAID',
  };
}
