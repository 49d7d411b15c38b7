import names from 'countries-list/minimal/countries.en.min.json';
import { callingCodeOf } from '../../../schema/rules/phone.ts';

/** A country with phone numbers. */
export interface PhoneCountry {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** With its plus: `+61`. */
  readonly callingCode: string;
}

/** Returns every country with phone numbers, named in a language: the own one first, then the others by name. */
export function phoneCountriesIn(locale: string, own: string): readonly PhoneCountry[] {
  const rank = ({ code }: PhoneCountry): number => (code === own ? 0 : 1);
  const named = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const order = new Intl.Collator(locale);
  return Object.entries(names)
    .flatMap(([code, english]) => {
      const callingCode = callingCodeOf(code);
      return callingCode === null ? [] : [{ code, name: named.of(code) ?? english, callingCode: `+${callingCode}` }];
    })
    .sort((one, other) => rank(one) - rank(other) || order.compare(one.name, other.name));
}
