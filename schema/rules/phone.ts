import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { withoutMarks } from './texts.ts';

/**
 * Parses a phone number with the full metadata (40 KB compressed, 20 more than `min`): `min` knows only lengths for
 * many countries and accepts unassigned numbers, every second one in New Zealand. Browser and server must agree, so
 * both use this file; load it with `import()` on pages that rarely need it.
 */

function parse(number: string, country: string): PhoneNumber | null {
  if (!isSupportedCountry(country)) return null;
  const phone = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  const isOfCountry = phone?.countryCallingCode === getCountryCallingCode(country);
  return phone && isOfCountry && !phone.ext && phone.isValid() ? phone : null;
}

function international(number: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(number, { extract: false });
  return phone && !phone.ext && phone.isValid() ? phone : null;
}

/** Returns true if a country (ISO 3166 alpha-2, in capitals) has phone numbers. */
export function isPhoneCountry(country: string): boolean {
  return isSupportedCountry(country);
}

/** The calling code of a country without its plus (`61` for AU), or null for an unknown country. */
export function callingCodeOf(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null;
}

/**
 * Returns true if a number, in national form or with its `+61`, is valid for the country (AB 5). Countries that share a
 * calling code share their numbers: a Canadian one is valid for US. An extension is refused, since E.164 has none.
 */
export function isPhoneNumber(number: string, country: string): boolean {
  return parse(number, country) !== null;
}

/** Returns the number in E.164 (`+61412345678`); null if it is not valid for the country. */
export function normalisePhone(number: string, country: string): string | null {
  return parse(number, country)?.number ?? null;
}

let callingCodes: ReadonlySet<string> | undefined;

/** The digits after the calling code of an international number, or of the beginning of one (`+61 41` gives `41`). */
export function digitsAfterCallingCode(text: string): string {
  const digits = text.replace(/\D/g, '');
  callingCodes ??= new Set(getCountries().map((country) => getCountryCallingCode(country)));
  // No calling code is the beginning of another one.
  const length = [1, 2, 3].find((size) => callingCodes?.has(digits.slice(0, size))) ?? 0;
  return digits.slice(length);
}

const asDialled = (phone: PhoneNumber): string => phone.formatNational().replace(/\D/g, '');

/**
 * Returns the stored form of a number beside its country (AB 3): the digits dialled there (`0412345678`), the same for
 * every spelling; in E.164 if those digits would not parse to the same number again. Null if it is not valid.
 * @param country null for a number with its calling code
 */
export function keptPhone(number: string, country: string | null): string | null {
  const phone = country === null ? international(number) : parse(number, country);
  if (!phone) return null;
  const digits = asDialled(phone);
  const readAgain = country ?? phone.country;
  return readAgain === undefined || parse(digits, readAgain)?.number === phone.number ? digits : phone.number;
}

/** A kept number as people in its country write it (`0412 345 678`); anything else comes back as it is. */
export function nationalPhone(number: string, country: string): string {
  return parse(number, country)?.formatNational() ?? number;
}

/** A number in E.164 as people read it (`+61 412 345 678`); anything else comes back as it is. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number, { extract: false })?.formatInternational() ?? number;
}

/**
 * International dialling prefixes of most countries and of Australia, which are replaced by the plus of an
 * international number.
 */
const dialledPlus = /^00(?:\s*11)?[\s.-]*(?=[(\s]*[1-9])/;

/**
 * Parses a typed number, with the country (ISO 3166 alpha-2) for which it is valid: the chosen one if possible, or the
 * one that it names by its calling code (`+44 20 7946 0958`, `0044…`, Australia's `0011 44…`, `tel:+44-20-…`). The
 * country is null if it is valid for none of them.
 */
export function givenPhone(text: string, chosen: string | null) {
  const number = withoutMarks(text)
    .replace(/^\s*tel:/i, '')
    .trim();
  if (chosen !== null && parse(number, chosen)) return { number, country: chosen };
  const named = number.normalize('NFKC').replace(dialledPlus, '+');
  if (chosen !== null && parse(named, chosen)) return { number: named, country: chosen };
  const country = international(named)?.country ?? null;
  return { number: country === null ? number : named, country };
}

/**
 * Splits a number in a cell from the country (ISO 3166 alpha-2) that it names: `0412 345 678 AU`, as an export writes
 * it, or by its calling code. Null without a country. Validity is not checked.
 */
export function phoneOfCell(given: string): { readonly number: string; readonly country: string | null } {
  // An apostrophe keeps a number's zeros in a spreadsheet.
  const text = withoutMarks(given).trim().replace(/^'+/, '');
  const [, written, code] = /^(.*\d[\s).-]*?)\s+([a-z]{2})$/i.exec(text) ?? [];
  const country = code?.toUpperCase();
  if (!written || !country || !isPhoneCountry(country)) return givenPhone(text, null);
  const named = givenPhone(written, country);
  return { number: named.country === country ? named.number : written, country };
}
