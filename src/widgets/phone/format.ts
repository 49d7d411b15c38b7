import { useEffect, useState } from 'react';
import { defaultCountryCode } from '../../../schema/rules/limits.ts';

/** Formats a number of a country (ISO 3166 alpha-2; Australia by default) for display. */
type Format = (number: string, country?: string | null) => string;

let loaded: Format | undefined;

/**
 * Returns the formatter of phone numbers (`+61 412 345 678`). The metadata of all countries is a separate chunk: until
 * it is loaded, numbers are shown as stored.
 */
export function usePhoneFormat(): Format {
  const [format, setFormat] = useState<Format | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return undefined;
    let isWanted = true;
    void import('../../../schema/rules/phone.ts').then(({ formatPhone, normalisePhone }) => {
      const write: Format = (number, country) =>
        formatPhone(normalisePhone(number, country ?? defaultCountryCode) ?? number);
      loaded = write;
      if (isWanted) setFormat(() => write);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return format ?? ((number) => number);
}
