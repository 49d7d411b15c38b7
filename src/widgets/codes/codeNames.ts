import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Returns the names of currencies (`EUR · Euro`) and locales (`French (France)`) in the reader's language. */
export function useCodeNames(): Readonly<Record<'currency' | 'locale', (code: string) => string>> {
  const language = useLanguage();
  return useMemo(() => {
    const ofCurrency = new Intl.DisplayNames(language, { type: 'currency' });
    const ofLocale = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
    return {
      currency: (code) => `${code} · ${ofCurrency.of(code)}`,
      locale: (code) => ofLocale.of(code) ?? code,
    };
  }, [language]);
}
