import { useI18nProvider } from 'ra-core';
import { use } from 'react';
import type { WordsProvider } from './i18nProvider.ts';

/** Waits for the words of pages, in a dialog that a list opens and that says more than the list. */
export function useWordsOfPages(): void {
  const { loadPages } = useI18nProvider() as Partial<WordsProvider>;
  if (loadPages) use(loadPages());
}
