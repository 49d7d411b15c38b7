import { useEffect, useState } from 'react';

type Format = (number: string) => string;

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
    void import('../../../schema/rules/phone.ts').then(({ formatPhone }) => {
      loaded = formatPhone;
      if (isWanted) setFormat(() => formatPhone);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return format ?? ((number) => number);
}
