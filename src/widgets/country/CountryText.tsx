import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';

/** Countries by the English names that are kept, as the reader calls them; null where the kept names are the reader's. */
function useCountryNames(): ReadonlyMap<string, string> | null {
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['countryNames', locale],
    queryFn: async () => {
      const { countryNamesIn } = await import('./countryNames.ts');
      return new Map(countryNamesIn(locale).map(({ kept, name }) => [kept, name]));
    },
    enabled: locale !== 'en',
    staleTime: Infinity,
  });
  return data ?? null;
}

/**
 * A country, or a place whose last part after a comma is one (`Sydney, Australia`), with the country in the reader's
 * language. A country that is none of today's stays as it is kept.
 */
export function CountryText({ of: text }: { readonly of: string }) {
  const names = useCountryNames();
  const before = text.slice(0, text.lastIndexOf(',') + 1);
  const last = text.slice(before.length);
  const name = names?.get(last.trim());
  if (name === undefined) return text;
  return before === '' ? name : `${before} ${name}`;
}
