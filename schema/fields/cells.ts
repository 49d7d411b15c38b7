import { addToDay, instantAt } from '../rules/dates.ts';
import { parseMeasure } from '../rules/measures.ts';
import { defaultCurrency } from '../rules/limits.ts';
import { isCurrency } from '../rules/money.ts';
import { phoneOfCell } from '../rules/phone.ts';
import { folded } from '../rules/texts.ts';
import { currencyIn, readAmount, readTyped } from './typedAmounts.ts';
import { parseTypedDate, parseTypedMonthAsDay, type DateOrder } from '../rules/dates/typedDates.ts';
import { codeOf, namesOf, type ChoiceField } from './choice.ts';
import type { DateField } from './date.ts';
import { singular, type Field, type FieldKind } from './field.ts';
import { currencyKey, keyOfOwner, type MoneyField } from './money.ts';
import type { IntegerField } from './integer.ts';
import type { MeasureField } from './measure.ts';
import type { PhoneField } from './phone.ts';
import { refusal, type Refusal } from './rule.ts';
import { keptText, type TextField } from './text.ts';

/** Context for reading the cells of a file. */
export interface CellContext {
  /** Today for them, `YYYY-MM-DD`. */
  readonly today: string;
  /** Their IANA time zone, whose clocks moments are read by. */
  readonly zone: string;
  /** Order of day and month where a date does not tell; the day first by default (AB 5). */
  readonly order?: DateOrder;
  /** Currency of their amounts without any. */
  readonly currency?: string;
  /** Their own words for the codes of a choice, folded (`folded`). */
  readonly words?: ReadonlyMap<string, string | number>;
}

/**
 * Result of reading a cell: values by wire key, records to find by name, or a fault. `along` is written only together
 * with values that are new to the record.
 */
export type CellReading =
  | { readonly values: Readonly<Record<string, unknown>>; readonly along?: Readonly<Record<string, unknown>> }
  | { readonly key: string; readonly labels: readonly string[]; readonly isSet: boolean }
  | Refusal;

/**
 * Reads the text of a cell, which is trimmed and not empty: the inverse of what an export writes, and somewhat kinder.
 */
export type CellReader<F extends Field = Field> = (
  name: string,
  field: F,
  text: string,
  context: CellContext,
) => CellReading;

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'on', 'oui', 'o', 'vrai']);
const no = new Set(['no', 'n', 'false', '0', 'off', 'non', 'faux']);

const value = (name: string, read: unknown): CellReading => ({ values: { [name]: read } });
/** Mark that Google Contacts writes between the values of a cell. */
const valueMark = ':::';
/** Returns the text of a cell with several values. */
export const joinedValues = (texts: readonly string[]): string => texts.join(` ${valueMark} `);
/** Regular expression of what stands between the values of a cell, here and in PostgreSQL. */
export const betweenValues = String.raw`\s+${valueMark}\s+`;
const separator = new RegExp(betweenValues);
const filled = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));

/** The values of a cell that Google Contacts filled: `a@x.test ::: b@x.test`. */
export const valuesOf = (text: string): readonly string[] => filled(text.split(separator));

/** The entries of a cell that holds several, as an export or Google Contacts joins them. */
export const entriesOf = (text: string): readonly string[] =>
  valuesOf(text).flatMap((one) => filled(one.split(/[;\r\n]+/)));

/** Languages whose months a file may name, besides English. */
const languages = ['fr', 'de', 'es', 'it', 'nl', 'pt'];
const firstSerial = '1899-12-30';

/** The day of a number by which spreadsheets keep dates: `45385`, from 1927 to 2173; null for any other text. */
function dayOfSerial(text: string): string | null {
  return /^[1-9]\d{4}$/.test(text) ? addToDay(firstSerial, Number(text), 'day') : null;
}

/** A day in any of the forms of AB 5, as a spreadsheet keeps it, or as an export writes it; null for anything else. */
function dayOf(text: string, order: DateOrder, max?: string): string | null {
  const serial = dayOfSerial(text);
  if (serial !== null) return serial;
  const within = max === undefined ? null : parseTypedDate(text, { max }, languages, order);
  return within ?? parseTypedDate(text, {}, languages, order);
}

/** The first day of a month as people write it, or as `2026-11`; null for anything else. */
function monthOf(text: string): string | null {
  return parseTypedMonthAsDay(text.replace(/^(\d{4})-(\d{2})$/, '$2/$1'), {}, languages);
}

const withTime = /^(.*?)(?:,?[ T]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?)?$/i;

/** A day, and the time beside it in hours and minutes, if one is written; null for anything else. */
function dayAndTimeOf(text: string, order: DateOrder, max?: string) {
  const [, before = text, written, minutes = '00', half] = withTime.exec(text) ?? [];
  const day = dayOf(before.trim(), order, max);
  if (day === null) return null;
  if (written === undefined) return { day, time: null };
  const hours = half === undefined ? Number(written) : (Number(written) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const isTime = hours < 24 && Number(minutes) < 60 && (half === undefined || Number(written) <= 12);
  return isTime ? { day, time: `${String(hours).padStart(2, '0')}:${minutes}` } : null;
}

/** A moment by the clocks of a zone: a day, and a time unless it is midnight; ISO 8601 with its offset as it says. */
function momentOf(text: string, zone: string, order: DateOrder): number | null {
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? null : moment;
  }
  const read = dayAndTimeOf(text, order);
  return read && instantAt(read.day, read.time ?? '00:00', zone);
}

/**
 * Returns the address of an email as mail programs write it (`Ada Lee <ada@x.test>`, `mailto:ada@x.test`); any other text
 * as it is.
 */
export function emailOfCell(text: string): string {
  const address = /<([^<>]*@[^<>]*)>[\s;,]*$/.exec(text)?.[1] ?? text;
  return address
    .trim()
    .replace(/^mailto:([^?]*).*$/isu, '$1')
    .trim();
}

/** The digits of a number without what only parts its thousands; anything else as it is. */
function withoutGaps(text: string): string {
  return /^[+-]?\d{1,3}(?:[,\s]\d{3})+(?:\.\d+)?$/.test(text) ? text.replace(/[,\s]/g, '') : text;
}

function wholeOf(name: string, { max }: Pick<IntegerField, 'max'>, text: string): CellReading {
  // A number up to a hundred may be written as a percentage.
  const digits = withoutGaps(max === 100 ? text.replace(/\s*%$/, '') : text);
  return /^[+-]?\d+(?:\.\d+)?$/.test(digits) ? value(name, Number(digits)) : refusal('notNumber');
}

/** An amount in any country's writing; without a currency the record's own, or the default one. */
function moneyOf(name: string, field: MoneyField, text: string, own: string): CellReading {
  const read = readAmount(text, own);
  if (read === null) return refusal('dollar');
  const { amount, currency } = read;
  if (currency !== null && !isCurrency(currency)) return refusal('currency');
  const key = currencyKey(name, field);
  // A row cannot say in which currency its record is.
  if (currency !== null && currency !== own && keyOfOwner(key) !== undefined) return refusal('currency');
  return { values: { [name]: amount, ...(currency !== null && !keyOfOwner(key) && { [key]: currency }) } };
}

type WithWords = Pick<ChoiceField, 'choices'> & { readonly words?: Readonly<Record<string, string>> };

/** Returns the code for a word: the reader's own word, the agency's word, the stored name or the code itself. */
function codeOfWord({ choices, words = {} }: WithWords, word: string, { words: given }: CellContext) {
  const wanted = folded(word);
  const names = namesOf(choices);
  const name = names.find((one) =>
    [one, words[one], String(codeOf(choices, one))].some((known) => known !== undefined && folded(known) === wanted),
  );
  return given?.get(wanted) ?? (name === undefined ? undefined : codeOf(choices, name));
}

const choiceOf: CellReader = (name, field, text, context) => {
  const code = codeOfWord(field as unknown as WithWords, text, context);
  return code === undefined ? refusal('choice') : value(name, code);
};

const choicesOf: CellReader = (name, field, text, context) => {
  const codes = entriesOf(text).map((word) => codeOfWord(field as unknown as WithWords, word, context));
  return codes.includes(undefined) ? refusal('choice') : value(name, codes);
};

const pointer: CellReader = (name, _field, text) => ({ key: `${name}Id`, labels: [text], isSet: false });
const pointers: CellReader = (name, _field, text) => ({
  key: `${singular(name)}Ids`,
  labels: entriesOf(text),
  isSet: true,
});

const moment: CellReader = (name, _field, text, { zone, order = 'DMY' }) => {
  const read = momentOf(text, zone, order);
  return read === null ? refusal('date') : value(name, read);
};

/**
 * Cell reader of each kind; null for a kind that cannot be read from a cell. The rules for bodies validate the result
 * afterwards.
 */
const readers = {
  text: (name, field, text) => {
    const { pattern } = field as TextField;
    const kept = keptText(text, field as TextField);
    return value(name, pattern === 'email' ? emailOfCell(kept) : kept);
  },
  flag: (name, _field, text) => {
    const word = folded(text);
    return yes.has(word) || no.has(word) ? value(name, yes.has(word)) : refusal('choice');
  },
  integer: (name, field, text) => wholeOf(name, field as IntegerField, text),
  measure: (name, field, text) => {
    const { quantity, range } = field as MeasureField;
    const read = parseMeasure(text, quantity, 'metric', range);
    return read === null ? refusal('measure') : value(name, read);
  },
  decimal: (name, _field, text) => {
    const read = readTyped(text.replace(/\s*%$/, ''), '.') ?? readTyped(text.replace(/\s*%$/, ''), ',');
    return read === null ? refusal('notNumber') : value(name, read);
  },
  money: (name, field, text, { currency = defaultCurrency }) => moneyOf(name, field as MoneyField, text, currency),
  currency: (name, _field, text) => {
    const code = currencyIn(text, '');
    return code === null || !isCurrency(code) ? refusal('currency') : value(name, code);
  },
  date: (name, field, text, { today, order = 'DMY' }) => {
    const { isPast, isMonth } = field as DateField;
    const month = isMonth ? monthOf(text) : null;
    // A spreadsheet may write midnight beside each day.
    const day = month ?? dayAndTimeOf(text, order, isPast ? today : undefined)?.day ?? null;
    return day === null ? refusal('date') : value(name, day);
  },
  instant: moment,
  zoned: (name, field, text, context) => {
    const read = moment(name, field, text, context);
    if (!('values' in read)) return read;
    // A day without a time is a whole day, as an export writes one.
    return {
      ...read,
      along: { [`${name}TimeZone`]: context.zone, [`${name}IsAllDay`]: dayOf(text, context.order ?? 'DMY') !== null },
    };
  },
  choice: choiceOf,
  choices: choicesOf,
  phone: (name, field, text) => {
    const { number, country } = phoneOfCell(text);
    return { values: { [name]: number, ...(country !== null && { [(field as PhoneField).country]: country }) } };
  },
  place: (name, _field, text) => ({ values: { [name]: text }, along: { [`${name}Id`]: null } }),
  ref: pointer,
  refs: pointers,
  refOneOf: pointer,
  refsOneOf: pointers,
  status: pointer,
  catalogue: pointer,
  catalogues: pointers,
  recurrence: null,
  rows: null,
  file: null,
  files: null,
  computed: null,
} satisfies Record<FieldKind, CellReader | null>;

/** Kinds whose cells are figures: an apostrophe before one keeps a spreadsheet from changing it. */
const figureKinds: ReadonlySet<FieldKind> = new Set([
  'integer',
  'measure',
  'decimal',
  'money',
  'date',
  'instant',
  'zoned',
]);

/** Returns the cell reader of the field's kind; null if cells cannot hold it. */
export function cellReaderOf({ kind }: Field): CellReader | null {
  const reader: CellReader | null = readers[kind];
  if (reader === null || !figureKinds.has(kind)) return reader;
  return (name, field, text, context) => reader(name, field, text.replace(/^'+\s*/, ''), context);
}

const severalKinds: ReadonlySet<FieldKind> = new Set(['choices', 'refs', 'refsOneOf', 'catalogues']);

/** Returns true if a cell can hold several values of the field. */
export function holdsSeveral({ kind }: Field): boolean {
  return severalKinds.has(kind);
}

/**
 * Returns true if the field takes the first of several values of a cell (`valuesOf`). A text in no pattern takes all of
 * the cell as it is.
 */
export function takesFirst(field: Field): boolean {
  const isAnyText = field.kind === 'place' || (field.kind === 'text' && (field as TextField).pattern === undefined);
  return !holdsSeveral(field) && !isAnyText;
}
