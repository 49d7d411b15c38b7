import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { PhoneField } from '../../../schema/fields/phone.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { defaultCountryCode } from '../../../schema/rules/limits.ts';
import { withoutMarks } from '../../../schema/rules/texts.ts';
import { digitsAfterCallingCode, givenPhone, keptPhone, nationalPhone } from '../../../schema/rules/phone.ts';

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The country (ISO 3166 alpha-2) that a number of the record belongs to. */
const countryOf = (record: Values, { country }: PhoneField): string => textOf(record[country]) ?? defaultCountryCode;

/**
 * Returns the body of a new record with the countries that its numbers name by their calling codes, where it gives
 * none: phone systems know a number as `+442079460958` alone.
 * @param usual the agency's country, which wins among those that share a calling code
 */
export function withNamedCountries(fields: AnyEntity['fields'], body: Values, usual: string): Values {
  const named = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'phone') return [];
    const { country } = field as PhoneField;
    const number = textOf(body[name]);
    if (number === null || body[country] !== undefined || !withoutMarks(number).trim().startsWith('+')) return [];
    const code = givenPhone(number, usual).country;
    return code === null ? [] : [[country, code] as const];
  });
  return named.length === 0 ? body : { ...body, ...Object.fromEntries(named) };
}

/**
 * Normalises the phone numbers that a write touches, also those in rows, so that two spellings of one number are equal.
 * A new country parses the number again. `record` holds the whole record's values after the write.
 */
export function keepPhones(fields: AnyEntity['fields'], given: Record<string, unknown>, record: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'rows' && Array.isArray(given[name])) {
      for (const row of given[name] as Record<string, unknown>[]) keepPhones((field as RowsField).cells, row, row);
    }
    if (field.kind !== 'phone' || !(name in given || (field as PhoneField).country in given)) continue;
    const number = textOf(record[name]);
    const kept = number === null ? null : keptPhone(number, countryOf(record, field as PhoneField));
    if (kept !== null && kept !== number) given[name] = kept;
  }
}

/**
 * A number for a person and for a spreadsheet, which takes it as text: as it is dialled in its country, and the
 * country.
 */
export function phoneCell(number: string, field: PhoneField, record: Values): string {
  const country = countryOf(record, field);
  return `${nationalPhone(number, country)} ${country}`;
}

/** Matches a plus, or more digits than a date has, with only the separators of phone numbers between them. */
const writtenNumber = /^(?:\+(?:[\s().-]*\d){2,15}|(?:[\s().-]*\d){9,15})[\s().-]*$/;

/** Fewest digits that a number typed without its plus is searched by. */
const fewestDigits = 6;

/**
 * Returns the digits that a number has both as it is typed and, if they may be an international one without its plus, as
 * it is kept: `61412345678` has `412345678` in common with `0412345678`.
 */
function sharedDigits(digits: string): string {
  const kept = keptPhone(`+${digits}`, null) ?? digits;
  const start = [...digits].findIndex((_, index) => kept.endsWith(digits.slice(index)));
  return start >= 0 && digits.length - start >= fewestDigits ? digits.slice(start) : digits;
}

/** Returns the digits to search in stored numbers for a part of a number as typed. */
export function phoneDigits(text: string): string {
  const typed = withoutMarks(text).trim();
  if (typed.startsWith('+')) return keptPhone(typed, null) ?? (digitsAfterCallingCode(typed) || typed);
  return /\d/.test(typed) ? sharedDigits(typed.replace(/\D/g, '')) : typed;
}

/** The words of a keyword that is a written number are its digits; any other keyword stays as it is. */
export function asSearchedPhone(keyword: string): string {
  return writtenNumber.test(withoutMarks(keyword).trim()) ? phoneDigits(keyword) : keyword;
}
