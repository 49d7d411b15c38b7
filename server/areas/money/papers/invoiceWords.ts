import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import type { SettingsValues } from '../../../../schema/language/settings.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { scaledOf, textOfScaled } from '../../../../schema/rules/finance/decimals.ts';
import { keptTotals } from '../../../../schema/rules/finance/keptTotals.ts';
import { decimalDigits } from '../../../../schema/rules/finance/invoiceTotals.ts';
import { formatMoney, fromMinorUnits, toMinorUnits } from '../../../../schema/rules/money.ts';
import { wordLanguageOf } from '../../../../schema/rules/locales.ts';
import { formatDecimal } from '../../../../schema/rules/numbers.ts';
import { paperWords, type PaperWords } from './paperWords.ts';

type Pair = readonly [label: string, value: string];

/** An invoice as its paper says it, all in words: what is kept when it is sent. */
export interface InvoiceWords {
  readonly title: string;
  readonly number: string;
  /** Colour of what is not said first, such as `#475569`; null for the product's own. */
  readonly accent?: string | null;
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

/** A client as papers name it. */
export interface Client {
  readonly displayName: string;
  readonly billingContacts?: readonly { readonly name: string; readonly entireAddress: string | null }[];
}

/** An agency as papers need it. */
export interface Agency {
  readonly name: string;
  /** BCP 47. */
  readonly locale: string;
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
  const { currency, paid } = record;
  const totals = keptTotals(record);
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

/** Sources of the paper of an invoice. */
export interface PaperSource {
  readonly record: Invoice;
  readonly settings: SettingsValues<typeof invoicing>;
  readonly client: Client;
  readonly agency: Agency;
}

/** Returns who sends a paper and to whom, with its foot. */
export function paperParties({
  settings,
  client,
  agency: { name, locale },
}: Omit<PaperSource, 'record'>): Pick<InvoiceWords, 'sender' | 'billTo' | 'footer'> {
  const [contact] = client.billingContacts ?? [];
  return {
    sender: linesOf(
      settings.legalName ?? name,
      settings.taxNumber && `${paperWords(locale).taxNumber} ${settings.taxNumber}`,
      settings.address,
      settings.email,
    ),
    billTo: linesOf(client.displayName, contact?.name, contact?.entireAddress),
    footer: linesOf(settings.footer),
  };
}

/** Returns an invoice as its paper says it, in the agency's language. */
export function invoiceWordsOf({ record, ...source }: PaperSource): InvoiceWords {
  const { settings } = source;
  const { locale } = source.agency;
  const { currency, number, issuedOn, dueOn, purchaseOrder, note, paid, total, tax, status } = record;
  const words = paperWords(locale);
  const language = wordLanguageOf(locale);
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
  const minor = (text: string | null) => toMinorUnits(text ?? '0', currency);
  // Credit notes are papers of their own: what they settle is due on this one.
  const due = status === 'VOIDED' ? minor(total) : minor(total) - minor(paid);
  return {
    ...paperParties(source),
    title: isTaxed ? (settings.title ?? words.taxInvoice) : words.invoice,
    number,
    accent: settings.accent,
    void: words.void,
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
    total: [words.due, amount(due)],
    paymentLabel: words.payment,
    payment: linesOf(settings.bank, settings.paymentWords),
    note: linesOf(note),
  };
}
