import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { english } from './english.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';

type Messages = TranslationMessages;

/** How each language's words are got. English is at hand, every other one is loaded when it is chosen. */
const catalogs: Readonly<Record<Language, () => Messages | Promise<Messages>>> = {
  en: () => english as unknown as Messages,
  fr: async () => (await import('./french.ts')).french as unknown as Messages,
};

/** Puts keys into words (`rules.tooLong`, { max: 200 }); also tells the browser which language the page is in. */
export function createI18nProvider(): I18nProvider {
  const provider = polyglotI18nProvider(
    (locale) => catalogs[locale as Language](),
    defaultLanguage,
    languages.map((language) => ({ ...language })),
  );
  return {
    ...provider,
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale);
      document.documentElement.lang = locale;
    },
  };
}
