import { useI18nProvider } from 'ra-core';

/** The language that the words on screen are in: the chosen one as soon as it is loaded. Its names of months are there too. */
export function useLanguage(): string {
  return useI18nProvider().getLocale();
}
