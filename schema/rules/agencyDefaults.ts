import { defaultCountryCode, defaultCurrency, defaultTimeZone } from './limits.ts';
import { isCurrency } from './money.ts';
import type { Weekday } from './recurrence.ts';

/** Days on which weeks may begin, as RFC 5545 names them. */
export const firstWeekdays = ['MO', 'SA', 'SU'] as const satisfies readonly Weekday[];
export type FirstWeekday = (typeof firstWeekdays)[number];
/** The first day of a week outside of agencies. */
export const defaultFirstWeekday: FirstWeekday = 'MO';

/** Currency, country, time zone and first day of the week of an agency, used as defaults. */
export interface AgencyDefaults {
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly firstWeekday: FirstWeekday;
}

/** Defaults outside of agencies. */
export const serverDefaults: AgencyDefaults = {
  currency: defaultCurrency,
  country: defaultCountryCode,
  timeZone: defaultTimeZone,
  firstWeekday: defaultFirstWeekday,
};

/** Countries by locale: every request asks for its agency's, and `Intl.Locale` is slow. */
const countries = new Map<string, string>();
/** More locales than there are, in case of wrong ones. */
const mostCountries = 1000;

function readCountry(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? defaultCountryCode;
  } catch {
    return defaultCountryCode;
  }
}

/** The country of a locale (`fr-FR` is FR, `fr` most likely FR as well); the server's where it is none. */
export function countryOfLocale(locale: string): string {
  const known = countries.get(locale);
  if (known !== undefined) return known;
  const country = readCountry(locale);
  if (countries.size < mostCountries) countries.set(locale, country);
  return country;
}

/** The defaults of an agency with that currency, locale and zone; the server's for what is missing. */
export function agencyDefaults(agency: {
  readonly currency?: string | null;
  readonly locale?: string | null;
  readonly timeZone?: string | null;
  /** The country where it is not that of the locale. */
  readonly country?: string | null;
  readonly firstWeekday?: FirstWeekday | null;
}): AgencyDefaults {
  const { currency, locale, timeZone, country, firstWeekday } = agency;
  return {
    currency: currency && isCurrency(currency) ? currency : defaultCurrency,
    country: country ?? (locale ? countryOfLocale(locale) : defaultCountryCode),
    timeZone: timeZone ?? defaultTimeZone,
    firstWeekday: firstWeekday ?? defaultFirstWeekday,
  };
}
