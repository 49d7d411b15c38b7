import { addToDay } from '../../../../schema/rules/dates.ts';
import { scaledOf, textOfScaled, type Scaled } from '../../../../schema/rules/finance/decimals.ts';
import {
  decimalDigits,
  invoiceTotals,
  type TaxMode,
  type TaxRounding,
} from '../../../../schema/rules/finance/invoiceTotals.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import type { ReadyRow } from './readyItems.ts';

/** Longest description of a line. */
const longest = 300;

/** A tax rate that lines can take. */
export interface Rate {
  readonly id: string;
  readonly displayName: string;
  /** In percent, such as `9.975`. */
  readonly rate: string;
}

/** Settings that drafts of invoices depend on. */
export interface DraftTerms {
  readonly issuedOn: string;
  readonly termDays: number;
  readonly taxMode: TaxMode;
  readonly rounding: TaxRounding;
  /** Tax rate of lines without one of their own; null for none. */
  readonly taxRateId: string | null;
  readonly rates: readonly Rate[];
}

/** An item whose client is known. */
export type BillableItem = ReadyRow & { readonly client: NonNullable<ReadyRow['client']> };

interface DraftLine {
  readonly item: BillableItem;
  readonly rate: Rate | null;
}

/** An invoice that is not made yet. */
export interface Draft {
  readonly client: BillableItem['client'];
  readonly currency: string;
  readonly taxMode: TaxMode;
  readonly lines: readonly DraftLine[];
}

function descriptionOf({ kind, of, displayName }: ReadyRow): string {
  const text = kind === 'contractAmount' ? `${of.displayName}: ${displayName}` : displayName;
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
}

/** Groups items into drafts by client, currency and tax mode: a contract's own mode counts for its amounts. */
export function draftsOf(items: readonly BillableItem[], terms: DraftTerms): readonly Draft[] {
  const groups = new Map<string, Draft>();
  for (const item of items) {
    const taxMode = item.taxMode ?? terms.taxMode;
    const { client, currency } = item;
    const key = [client.id, currency, taxMode].join(' ');
    const { lines } = groups.get(key) ?? { lines: [] };
    const rateId = taxMode === 'NONE' ? null : (item.taxRateId ?? terms.taxRateId);
    const rate = terms.rates.find(({ id }) => id === rateId) ?? null;
    groups.set(key, { client, currency, taxMode, lines: [...lines, { item, rate }] });
  }
  return [...groups.values()];
}

const one: Scaled = 10n ** BigInt(decimalDigits);

/** Works out a draft: its figures as decimal texts. */
export function previewOf({ client, currency, taxMode, lines }: Draft, { issuedOn, termDays, rounding }: DraftTerms) {
  const totals = invoiceTotals(
    lines.map(({ item, rate }) => ({
      quantity: one,
      unitPrice: BigInt(item.amount),
      discount: 0n,
      taxRate: rate && scaledOf(rate.rate, decimalDigits),
    })),
    taxMode,
    rounding,
  );
  const money = (minor: bigint | string = 0n) => fromMinorUnits(minor, currency);
  return {
    client,
    currency,
    taxMode,
    issuedOn,
    dueOn: addToDay(issuedOn, termDays),
    items: lines.map(({ item }) => item.id),
    lines: lines.map(({ item, rate }, at) => ({
      description: descriptionOf(item),
      quantity: textOfScaled(one, decimalDigits),
      unitPrice: money(item.amount),
      rate: rate?.rate ?? null,
      amount: money(totals.lines[at]?.amount),
      tax: money(totals.lines[at]?.tax),
    })),
    subtotal: money(totals.subtotal),
    tax: money(totals.tax),
    total: money(totals.total),
  };
}

/** Returns the body by which a draft is created. A line is for a talent where its item has exactly one. */
export function bodyOf({ client, currency, taxMode, lines }: Draft, { issuedOn, termDays, rounding }: DraftTerms) {
  return {
    clientId: client.id,
    currency,
    taxMode,
    rounding,
    issuedOn,
    dueOn: addToDay(issuedOn, termDays),
    lines: lines.map(({ item, rate }) => ({
      itemId: item.id,
      talentId: item.talents.length === 1 ? (item.talents[0]?.id ?? null) : null,
      description: descriptionOf(item),
      quantity: textOfScaled(one, decimalDigits),
      unitPrice: fromMinorUnits(item.amount, currency),
      taxRateId: rate?.id ?? null,
    })),
  };
}
