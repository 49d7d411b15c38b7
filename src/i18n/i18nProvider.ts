import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { english } from './english.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';
import { merged } from './merged.ts';

type Messages = TranslationMessages;

/** Provider of the words of the screens, which load in two parts: first those of the frame and the lists. */
export interface WordsProvider extends I18nProvider {
  /** Loads the words of all other pages, once. Rejects where they cannot be loaded; the next call tries again. */
  loadPages(): Promise<void>;
}

/** Translates keys into words (`rules.tooLong`, { max: 200 }); also sets the page's language attribute. */
export function createI18nProvider(): WordsProvider {
  let words: object = english;
  let loading: Promise<void> | undefined;

  /** Loader of each language's catalog. English is bundled, the others are loaded when they are chosen. */
  const catalogs: Readonly<Record<Language, () => Messages | Promise<Messages>>> = {
    en: () => words as Messages,
    fr: async () => (await import('./french.ts')).french as unknown as Messages,
  };
  const provider = polyglotI18nProvider(
    (locale) => catalogs[locale as Language](),
    defaultLanguage,
    languages.map((language) => ({ ...language })),
  );

  async function loadPages() {
    const { englishPages } = await import('./englishPages.ts');
    words = merged(english, englishPages);
    if (provider.getLocale() === defaultLanguage) await provider.changeLocale(defaultLanguage);
  }

  return {
    ...provider,
    loadPages: () => {
      loading ??= loadPages().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale);
      document.documentElement.lang = locale;
    },
  };
}
