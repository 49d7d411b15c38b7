import type { CreditNote } from '../../../../schema/areas/money/entities/creditNote.ts';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { wordLanguageOf } from '../../../../schema/rules/locales.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { formatDecimal } from '../../../../schema/rules/numbers.ts';
import { paperParties, type InvoiceWords, type PaperSource } from './invoiceWords.ts';
import { paperWords } from './paperWords.ts';

/** Values of a credit note that its paper says. */
export type CreditValues = Pick<
  CreditNote,
  'number' | 'issuedOn' | 'currency' | 'amount' | 'reason' | 'subtotal' | 'rates'
>;

interface CreditSource extends Omit<PaperSource, 'record'> {
  readonly note: CreditValues;
  readonly credited: Pick<Invoice, 'number' | 'issuedOn' | 'taxMode'>;
}

/** Returns a credit note as its paper says it, in the agency's language: a line for each rate of tax. */
export function creditWordsOf({ note, credited, ...source }: CreditSource): InvoiceWords {
  const { settings, agency } = source;
  const { currency, rates } = note;
  const { locale } = agency;
  const words = paperWords(locale);
  const day = (text: string) => formatDay(text, wordLanguageOf(locale));
  const amount = (text: string) => formatMoney(text, currency, locale, 'code');
  // The head of the table names the currency once.
  const plain = (text: string) => amount(text).replace(currency, '').trim();
  const percent = (rate: string) => formatDecimal(rate, '%', locale);
  const hasTax = credited.taxMode !== 'NONE';
  return {
    ...paperParties(source),
    title: words.creditNote,
    number: note.number,
    accent: settings.accent,
    void: words.void,
    billToLabel: words.creditTo,
    facts: [
      [words.issuedOn, day(note.issuedOn)],
      [words.invoice, credited.number],
      [words.invoiceDate, day(credited.issuedOn)],
    ],
    head: [words.description, ...(hasTax ? [words.taxRate] : []), `${words.amount} (${currency})`],
    lines: rates.map(({ rate, net }) => [
      note.reason,
      ...(hasTax ? [rate === null ? '–' : percent(rate)] : []),
      plain(net),
    ]),
    sums: [
      [words.subtotal, amount(note.subtotal ?? '0')],
      ...rates.flatMap(({ rate, tax }) =>
        rate === null ? [] : ([[`${words.tax} ${percent(rate)}`, amount(tax)]] as const),
      ),
    ],
    total: [words.credited, amount(note.amount)],
    paymentLabel: words.payment,
    payment: [],
    note: [],
  };
}
