import { defaultCountryCode, defaultCurrency, defaultTimeZone } from './limits.ts';
import { isCurrency } from './money.ts';

/** Currency, country and time zone of an agency, used as defaults. */
export interface AgencyDefaults {
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** Defaults outside of agencies. */
export const serverDefaults: AgencyDefaults = {
  currency: defaultCurrency,
  country: defaultCountryCode,
  timeZone: defaultTimeZone,
};

/** The country of a locale (`fr-FR` is FR, `fr` most likely FR as well); the server's where it is none. */
export function countryOfLocale(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? defaultCountryCode;
  } catch {
    return defaultCountryCode;
  }
}

/** The defaults of an agency with that currency, locale and zone; the server's for what is missing. */
export function agencyDefaults(agency: {
  readonly currency?: string | null;
  readonly locale?: string | null;
  readonly timeZone?: string | null;
  /** The country where it is not that of the locale. */
  readonly country?: string | null;
}): AgencyDefaults {
  const { currency, locale, timeZone, country } = agency;
  return {
    currency: currency && isCurrency(currency) ? currency : defaultCurrency,
    country: country ?? (locale ? countryOfLocale(locale) : defaultCountryCode),
    timeZone: timeZone ?? defaultTimeZone,
  };
}
