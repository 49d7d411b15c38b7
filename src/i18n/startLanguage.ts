import type { I18nProvider, Store } from 'ra-core';
import { isLanguage, preferredLanguage } from './languages.ts';

/**
 * Loads the language that this browser's reader chose, else the first of the reader's own that there is a catalog of.
 * English stays where it cannot be loaded.
 */
export async function startLanguage(provider: I18nProvider, store: Store, wanted: readonly string[]): Promise<void> {
  const chosen: unknown = store.getItem('locale');
  const language = isLanguage(chosen) ? chosen : preferredLanguage(wanted);
  try {
    await provider.changeLocale(language);
  } catch {
    await provider.changeLocale('en');
  }
}

/**
 * Wraps the provider for react-admin's own context: always in the language of the store, so that it never mounts the
 * page again. `LanguageProvider`, within, changes the language.
 */
export function settled(provider: I18nProvider, store: Store): I18nProvider {
  return { ...provider, getLocale: () => store.getItem<string>('locale') ?? provider.getLocale() };
}
