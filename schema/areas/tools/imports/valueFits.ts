import { cellReaderOf, emailOfCell, valuesOf } from '../../../fields/cells.ts';
import type { Field, FieldKind } from '../../../fields/field.ts';
import type { DateField } from '../../../fields/date.ts';
import { textLimit, type TextField } from '../../../fields/text.ts';
import { targetsOf } from '../../../language/records/references.ts';
import { addToDay, isTimeZone } from '../../../rules/dates.ts';
import { pageOfHandle } from '../../../rules/handles.ts';
import { patterns } from '../../../rules/patterns.ts';
import { folded, withoutMarks } from '../../../rules/texts.ts';
import type { DateOrder } from '../../../rules/dates/typedDates.ts';
import type { ColumnContents } from '../calls/imports.ts';
import { settledOrder, withRow, type DateEvidence } from './dateColumns.ts';
import { saysNothing } from './nothing.ts';

/** A field that values tell: by themselves, by a choice's words, or by the records that they name. */
export interface Judged {
  readonly name: string;
  readonly field: Field;
  /** The words of a choice, folded. */
  readonly choices?: ReadonlySet<string>;
  /** True for a name of records, which is a name and no address, number or date. */
  readonly isTitle?: boolean;
}

/** Share of a column's values that a field can take. */
export interface Fit {
  readonly share: number;
  /** Share of those that tell the field even under a heading that says nothing. */
  readonly telling: number;
  /** True if nearly any text fits. */
  readonly isPlain: boolean;
}

interface Test {
  readonly fits: (text: string) => boolean;
  /** None for a field that values never tell alone: a number could be anything. */
  readonly tells?: (text: string) => boolean;
}

let countries: ReadonlySet<string> | undefined;

/** The names of countries in English and French, and their codes, folded. */
function countryNames(): ReadonlySet<string> {
  if (countries) return countries;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const names = ['en', 'fr'].flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = display.of(code);
      return name === undefined ? [] : [folded(name), code.toLowerCase()];
    });
  });
  countries = new Set([...names, 'uk', 'usa', 'england', 'scotland', 'wales', 'unitedstatesofamerica']);
  return countries;
}

const dateLike = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/;
/** Returns the value of a cell by which it is judged: the first of several. */
const firstOf = (text: string) => valuesOf(text)[0] ?? text;
const isEmail = (text: string) => patterns.email.regex.test(emailOfCell(firstOf(text)));
const isLink = (text: string) => patterns.link.regex.test(firstOf(text)) || /^www\./i.test(text);
const isName = (text: string) => /\p{L}/u.test(text) && !isEmail(text) && !isLink(text) && !dateLike.test(text);
/** Headings such as _Title_ are of a salutation as often as of a role. */
const salutation = /^(?:mr|mrs|ms|miss|mx|sir|dr|prof|mme|mlle|m|monsieur|madame|mademoiselle)\.?$/i;
/** A page of a service is somebody's account there before it is their website. */
const isAccount = (text: string) =>
  /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:facebook|fb|instagram|linkedin|twitter|x|tiktok|youtube|youtu|spotify|soundcloud|vimeo)\.\w+\//i.test(
    text,
  );

function isPhone(text: string): boolean {
  const number = firstOf(text).replace(/^'+|^tel:|\s[A-Z]{2}$/gi, '');
  const digits = number.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && /^\+?[\d\s()./-]+$/.test(number) && !dateLike.test(number);
}

/** Characters of a date with its weekday and time. */
const longestDate = 45;

const today = () => new Date().toISOString().slice(0, 10);

/** The day that a text is read as; null for none, and for a number, which could be anything. */
function dayOf(field: DateField, text: string, order: DateOrder): string | null {
  if (!/\d/.test(text) || text.length > longestDate || (/^[\d\s.,]+$/.test(text) && !dateLike.test(text))) return null;
  const read = cellReaderOf(field)?.('day', field, text, { today: today(), zone: 'UTC', order });
  if (read === undefined || !('values' in read)) return null;
  const { day } = read.values as { readonly day: string | number };
  return typeof day === 'string' ? day : new Date(day).toISOString().slice(0, 10);
}

/** Years after which a date is rather a birthday than a note of what was done when. */
const yearsOld = 10;

function dateTest(field: DateField, values: ColumnContents['values']): Test {
  const evidence = values.reduce<readonly DateEvidence[]>((all, { text }) => withRow(all, [text]), []);
  const order = settledOrder(evidence[0]) ?? 'DMY';
  const days = new Map(values.map(({ text }) => [text, dayOf(field, text, order)] as const));
  const isDay = (text: string) => {
    const day = days.get(text) ?? null;
    return day !== null && (field.isPast !== true || day <= today());
  };
  if (field.isPast !== true) return { fits: isDay };
  const old = addToDay(today(), -12 * yearsOld, 'month');
  return { fits: isDay, tells: (text) => (days.get(text) ?? '9999') < old };
}

function choiceTest(choices: ReadonlySet<string>): Test {
  const entries = (text: string) => text.split(/[;,\r\n]+/).map(folded);
  const isInitial = (said: string) =>
    said !== '' && said.length < 3 && [...choices].some((choice) => choice.startsWith(said));
  return {
    // An initial is mended with one press.
    fits: (text) => entries(text).every((one) => choices.has(one) || isInitial(one)),
    tells: (text) => entries(text).every((one) => choices.has(one)),
  };
}

function textTest(field: TextField, isTitle: boolean): Test {
  const { pattern, suggests } = field;
  if (pattern === 'timeZone') {
    return { fits: isTimeZone, tells: (text) => isTimeZone(text) && (text.includes('/') || /^UTC$/i.test(text)) };
  }
  if (suggests === 'country') {
    const isCountry = (text: string) => countryNames().has(folded(text));
    // Salutations are codes of countries too: `MS`, `MR`.
    return { fits: isCountry, tells: (text) => isCountry(text) && folded(text).length > 2 };
  }
  if (pattern === 'email') return { fits: isEmail, tells: isEmail };
  if (pattern !== undefined) {
    const fits = (text: string) => patterns[pattern].regex.test(pageOfHandle(firstOf(text), pattern));
    return { fits, tells: (text) => fits(text) && !(pattern === 'website' && (isAccount(text) || isEmail(text))) };
  }
  if (isTitle) return { fits: isName };
  const limit = textLimit(field);
  return { fits: (text) => !isEmail(text) && !isLink(text) && !salutation.test(text) && text.length <= limit };
}

/** Kinds whose cells read a number or a word, of which the heading has to say what it is. */
const read: ReadonlySet<FieldKind> = new Set(['integer', 'measure', 'money', 'currency', 'flag']);

function isRead(field: Field, text: string): boolean {
  const result = cellReaderOf(field)?.('value', field, text, { today: today(), zone: 'UTC' });
  if (result === undefined || !('values' in result)) return false;
  return field.kind !== 'integer' || Number.isInteger(result.values['value']);
}

/** Test of a value; null for a field of which values tell nothing. */
function testOf({ field, choices, isTitle = false }: Judged, values: ColumnContents['values']): Test | null {
  if (field.kind === 'phone') return { fits: isPhone, tells: isPhone };
  if (field.kind === 'date' || field.kind === 'instant' || field.kind === 'zoned') {
    return dateTest(field as DateField, values);
  }
  if (choices) return choiceTest(choices);
  if (field.kind === 'place') return { fits: isName };
  if (field.kind === 'text') return textTest(field as TextField, isTitle);
  return read.has(field.kind) ? { fits: (text) => isRead(field, text) } : null;
}

/** Returns how a column's values fit a field; null where they tell nothing, as there are none. */
export function fitOf(judged: Judged, { values: given, fits }: ColumnContents): Fit | null {
  const values = given
    .map((one) => ({ ...one, text: withoutMarks(one.text).trim() }))
    .filter(({ text }) => !saysNothing(text));
  if (given.length === 0) return null;
  const all = values.reduce((sum, { rows }) => sum + rows, 0);
  if (all === 0) return { share: 0, telling: 0, isPlain: false };
  const { name, field, choices } = judged;
  if (targetsOf(field).length > 0) return { share: fits[name] ?? 0, telling: fits[name] ?? 0, isPlain: false };
  const test = testOf(judged, values);
  if (test === null) return null;
  const share = (is: (text: string) => boolean) =>
    values.reduce((sum, { text, rows }) => sum + (is(text) ? rows : 0), 0) / all;
  const telling = test.tells ? share(test.tells) : 0;
  // One word alone is no choice between several.
  const isPlain = test.tells === undefined && (field.kind === 'text' || field.kind === 'place');
  return { share: share(test.fits), telling: choices && values.length < 2 ? 0 : telling, isPlain };
}
