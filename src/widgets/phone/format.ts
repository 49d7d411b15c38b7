import { useEffect, useState } from 'react';
import { defaultCountryCode } from '../../../schema/rules/limits.ts';

/** Writes a number of a country (ISO 3166 alpha-2; Australia unless said) for people. */
type Format = (number: string, country?: string | null) => string;

let loaded: Format | undefined;

/**
 * How phone numbers are written for people (`+61 412 345 678`). The metadata of all countries comes in a chunk of its
 * own: until it is there, numbers stay as they are kept.
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
