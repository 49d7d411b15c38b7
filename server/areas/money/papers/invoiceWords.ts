import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { scaledOf, textOfScaled } from '../../../../schema/rules/finance/decimals.ts';
import { decimalDigits, invoiceTotals } from '../../../../schema/rules/finance/invoiceTotals.ts';
import { formatMoney, fromMinorUnits, toMinorUnits } from '../../../../schema/rules/money.ts';
import { wordLanguageOf } from '../../../../schema/rules/locales.ts';
import { formatDecimal } from '../../../../schema/rules/numbers.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { paperWords, type PaperWords } from './paperWords.ts';

type Pair = readonly [label: string, value: string];

/** An invoice as its paper says it, all in words: what is kept when it is sent. */
export interface InvoiceWords {
  readonly title: string;
  readonly number: string;
  readonly void: string;
  readonly sender: readonly string[];
  readonly billTo: readonly string[];
  readonly billToLabel: string;
  readonly facts: readonly Pair[];
  readonly head: readonly string[];
  /** Cells of the lines, in the order of `head`. */
  readonly lines: readonly (readonly string[])[];
  readonly sums: readonly Pair[];
  readonly total: Pair;
  readonly paymentLabel: string;
  readonly payment: readonly string[];
  readonly note: readonly string[];
  readonly footer: readonly string[];
}

interface Client {
  readonly displayName: string;
  readonly billingContacts?: readonly { readonly name: string; readonly entireAddress: string | null }[];
}

const linesOf = (...texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => text?.split('\n') ?? []).filter((line) => line.trim() !== '');

const scaled = (text: string | null | undefined) => scaledOf(text ?? '0', decimalDigits) ?? 0n;

/** Returns what the client pays in tax, by rate, and in all. */
function sumsOf(
  record: Invoice,
  words: PaperWords,
  amount: (minor: bigint) => string,
  locale: string,
): readonly Pair[] {
  const { currency, lines, taxMode, rounding, paid } = record;
  const totals = invoiceTotals(
    lines.map(({ quantity, unitPrice, discount, rate }) => ({
      quantity: scaled(quantity),
      unitPrice: toMinorUnits(unitPrice, currency),
      discount: scaled(discount),
      taxRate: rate === null ? null : scaled(rate),
    })),
    taxMode ?? 'EXCLUSIVE',
    rounding ?? 'INVOICE',
  );
  const rates = totals.rates.map(({ rate, tax }): Pair => [
    `${words.tax} ${formatDecimal(textOfScaled(rate, decimalDigits), '%', locale)}`,
    amount(tax),
  ]);
  const minorPaid = toMinorUnits(paid ?? '0', currency);
  return [
    [words.subtotal, amount(totals.subtotal)],
    ...rates,
    ...(minorPaid === 0n
      ? []
      : ([
          [words.total, amount(totals.total)],
          [words.paid, amount(-minorPaid)],
        ] as const)),
  ];
}

/** Reads an invoice as its paper says it now, in the agency's language. Throws 404 where the actor may not read it. */
export async function readInvoiceWords(engine: Engine, actor: Actor, id: string): Promise<InvoiceWords> {
  const { record: found } = await findRecord(engine, actor, invoice.name, id);
  const record = found as unknown as Invoice;
  const { currency, number, issuedOn, dueOn, purchaseOrder, note, outstanding, total, tax, status } = record;
  const [settings, { rows }, { record: partner }] = await Promise.all([
    settingsOf(engine, actor, invoicing),
    engine.database.query<{ name: string; locale: string }>(agencyOf(actor), {
      text: 'select name, locale from identity_agency_settings()',
      values: [],
    }),
    // The paper of who may read an invoice names its client, whatever they may read of partners.
    findRecord(engine, systemActor(agencyOf(actor)), 'partner', String(record.clientId)),
  ]);
  const { name = '', locale = 'en' } = rows[0] ?? {};
  const words = paperWords(locale);
  const language = wordLanguageOf(locale);
  const client = partner as unknown as Client;
  const [contact] = client.billingContacts ?? [];
  const amount = (minor: bigint) => formatMoney(fromMinorUnits(minor, currency), currency, locale, 'code');
  // The head of the table names the currency once.
  const plain = (text: string | null) =>
    amount(toMinorUnits(text ?? '0', currency))
      .replace(currency, '')
      .trim();
  const figure = (text: string | null) => formatDecimal(text ?? '0', undefined, locale);
  const isTaxed = toMinorUnits(tax ?? '0', currency) !== 0n && settings.taxNumber !== null;
  const hasDiscount = record.lines.some(({ discount }) => scaled(discount) !== 0n);
  const hasTax = record.taxMode !== 'NONE';
  const open = status === 'VOIDED' ? total : outstanding;
  return {
    title: isTaxed ? (settings.title ?? words.taxInvoice) : words.invoice,
    number,
    void: words.void,
    sender: linesOf(
      settings.legalName ?? name,
      settings.taxNumber && `${words.taxNumber} ${settings.taxNumber}`,
      settings.address,
      settings.email,
    ),
    billTo: linesOf(client.displayName, contact?.name, contact?.entireAddress),
    billToLabel: words.billTo,
    facts: [
      [words.issuedOn, formatDay(issuedOn, language)],
      ...(dueOn === null ? [] : ([[words.dueOn, formatDay(dueOn, language)]] as const)),
      ...(purchaseOrder === null ? [] : ([[words.purchaseOrder, purchaseOrder]] as const)),
    ],
    head: [
      words.description,
      words.quantity,
      words.unitPrice,
      ...(hasDiscount ? [words.discount] : []),
      ...(hasTax ? [words.taxRate] : []),
      `${words.amount} (${currency})`,
    ],
    lines: record.lines.map((line) => [
      line.description,
      figure(line.quantity),
      plain(line.unitPrice),
      ...(hasDiscount ? [formatDecimal(line.discount ?? '0', '%', locale)] : []),
      ...(hasTax ? [line.rate === null ? '–' : formatDecimal(line.rate, '%', locale)] : []),
      plain(line.amount),
    ]),
    sums: sumsOf(record, words, amount, locale),
    total: [words.due, amount(toMinorUnits(open ?? '0', currency))],
    paymentLabel: words.payment,
    payment: linesOf(settings.bank, settings.paymentWords),
    note: linesOf(note),
    footer: linesOf(settings.footer),
  };
}
