import { cellReaderOf, emailOfCell } from '../../../fields/cells.ts';
import type { Field } from '../../../fields/field.ts';
import type { DateField } from '../../../fields/date.ts';
import type { TextField } from '../../../fields/text.ts';
import { targetsOf } from '../../../language/records/references.ts';
import { patterns, type PatternKey } from '../../../rules/patterns.ts';
import { folded, withoutMarks } from '../../../rules/texts.ts';
import type { ColumnContents } from '../calls/imports.ts';

/** A field that values tell: by themselves, by a choice's words, or by the records that they name. */
export interface Judged {
  readonly name: string;
  readonly field: Field;
  /** The words of a choice, folded. */
  readonly choices?: ReadonlySet<string>;
}

/** Share of a column's values that a field can take. */
export interface Fit {
  readonly share: number;
  /** True if no other values than these are possible: a choice, or a text that has to look like something. */
  readonly isClosed: boolean;
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
  countries = new Set([...names, 'uk', 'usa', 'england', 'scotland', 'wales']);
  return countries;
}

const dateLike = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/;

function isPhone(text: string): boolean {
  const number = text.replace(/^'+|^tel:|\s[A-Z]{2}$/gi, '');
  const digits = number.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && /^\+?[\d\s()./-]+$/.test(number) && !dateLike.test(number);
}

function isDay(field: DateField, text: string): boolean {
  // A number could be anything, though a spreadsheet keeps days as numbers.
  if (/^[\d\s.,]+$/.test(text) && !dateLike.test(text)) return false;
  const read = cellReaderOf(field)?.('day', field, text, { today: new Date().toISOString().slice(0, 10), zone: 'UTC' });
  return read !== undefined && 'values' in read;
}

/** Test of a value; null for a field of which values tell nothing. */
function testOf({ field, choices }: Judged): ((text: string) => boolean) | null {
  const { pattern, suggests } = field as TextField;
  if (field.kind === 'phone') return isPhone;
  if (field.kind === 'date' || field.kind === 'instant' || field.kind === 'zoned') {
    return (text) => isDay(field as DateField, text);
  }
  if (choices) return (text) => text.split(/[;,\r\n]+/).every((one) => choices.has(folded(one)));
  if (suggests === 'country') return (text) => countryNames().has(folded(text));
  if (pattern === 'email') return (text) => patterns.email.regex.test(emailOfCell(text));
  return pattern === undefined ? null : (text) => patterns[pattern].regex.test(text);
}

/** Patterns that other texts have to look like, and not only accounts, which people write as handles too. */
const strict: ReadonlySet<PatternKey> = new Set(['email', 'website', 'link']);

/** Returns how a column's values fit a field; null where they tell nothing, as there are none. */
export function fitOf(judged: Judged, { values, fits }: ColumnContents): Fit | null {
  const all = values.reduce((sum, { rows }) => sum + rows, 0);
  if (all === 0) return null;
  const { name, field } = judged;
  if (targetsOf(field).length > 0) return { share: fits[name] ?? 0, isClosed: false };
  const test = testOf(judged);
  if (test === null) return null;
  const fitting = values.reduce((sum, { text, rows }) => sum + (test(withoutMarks(text).trim()) ? rows : 0), 0);
  const { pattern, suggests } = field as TextField;
  const isLoose = suggests !== undefined || (pattern !== undefined && !strict.has(pattern));
  return { share: fitting / all, isClosed: !isLoose };
}
