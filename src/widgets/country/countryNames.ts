import names from 'countries-list/minimal/countries.en.min.json';
import { folded } from '../../../schema/rules/texts.ts';

/** A country by the name that is kept, and by the one in the reader's language. */
export interface CountryName {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  /** The English name, as places have it. */
  readonly kept: string;
  readonly name: string;
}

/** Every country, named and ordered in a language. */
export function countryNamesIn(locale: string): readonly CountryName[] {
  const named = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const order = new Intl.Collator(locale);
  return Object.entries(names)
    .map(([code, kept]) => ({ code, kept, name: named.of(code) ?? kept }))
    .sort((one, other) => order.compare(one.name, other.name));
}

/** Returns the country of a text, by a name in either language or by its code; undefined if it is unknown. */
export function countryMeant(text: string, countries: readonly CountryName[]): CountryName | undefined {
  const word = folded(text);
  return word === ''
    ? undefined
    : countries.find(({ code, kept, name }) => [code, kept, name].some((each) => folded(each) === word));
}
