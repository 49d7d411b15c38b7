import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

interface FollowedParts {
  readonly prefix: string;
  /** The keys of the number and the country that are followed, if any are. */
  readonly follows: { readonly number: string; readonly country: string } | undefined;
  readonly value: string | null;
  readonly country: string | null;
  readonly change: (value: string | null) => void;
  readonly changeCountry: (value: string | null) => void;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Copies another number and its country as long as both were equal before: an edited value no longer follows (AB 5,
 * WhatsApp).
 */
export function useFollowed({ prefix, follows, value, country, change, changeCountry }: FollowedParts): void {
  const [number, region] = useWatch({
    name: [`${prefix}${follows?.number ?? 'none'}`, `${prefix}${follows?.country ?? 'none'}`],
    disabled: follows === undefined,
  }) as [unknown, unknown];
  const before = useRef({ number, region });
  useEffect(() => {
    const former = before.current;
    before.current = { number, region };
    if (follows === undefined || (former.number === number && former.region === region)) return;
    const isSame = textOf(value) === textOf(former.number) && textOf(country) === textOf(former.region);
    if (!isSame) return;
    if (former.number !== number) change(textOf(number) || null);
    if (former.region !== region) changeCountry(textOf(region) || null);
  }, [change, changeCountry, country, follows, number, region, value]);
}
