import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { Language } from '../i18n/languages.ts';
import { app as englishApp } from '../i18n/locales/en/app.json';
import { files as englishFiles } from '../i18n/locales/en/pages.json';
import { page as englishPage } from '../i18n/locales/en/shares.json';
import { lightbox as englishLightbox, player as englishPlayer } from '../i18n/locales/en/uploads.json';
import { app as frenchApp } from '../i18n/locales/fr/app.json';
import { files as frenchFiles } from '../i18n/locales/fr/pages.json';
import { page as frenchPage } from '../i18n/locales/fr/shares.json';
import { lightbox as frenchLightbox, player as frenchPlayer } from '../i18n/locales/fr/uploads.json';

/** The words of the page of a share and of the preview that it opens, and no others of the product. */
const words = {
  en: {
    app: {
      actions: { close: englishApp.actions.close },
      files: englishFiles,
      shares: { page: englishPage },
      uploads: { lightbox: englishLightbox, player: englishPlayer },
    },
  },
  fr: {
    app: {
      actions: { close: frenchApp.actions.close },
      files: frenchFiles,
      shares: { page: frenchPage },
      uploads: { lightbox: frenchLightbox, player: frenchPlayer },
    },
  },
} satisfies Record<Language, object>;

/** Translates the words of the page of a share into a language. */
export function createOutsideWords(language: Language): I18nProvider {
  return polyglotI18nProvider((locale) => words[locale as Language] as unknown as TranslationMessages, language);
}
