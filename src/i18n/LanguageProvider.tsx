import { I18nContext, useLocaleState, useNotify, type I18nProvider } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import type { WordsProvider } from './i18nProvider.ts';

type Watched = I18nProvider & Partial<Pick<WordsProvider, 'watch'>>;

/** A new object makes all consumers translate again. */
const renewed = (provider: Watched): Watched => ({
  ...provider,
  translate: (key, options) => provider.translate(key, options),
});

/**
 * Follows the chosen language, here and in other tabs. Words change in place: nothing is mounted again, so that typed
 * text stays. If a language cannot be loaded the former one stays, with a notice.
 */
export function LanguageProvider({ provider, children }: { provider: Watched; children: ReactNode }) {
  const [locale] = useLocaleState();
  const notify = useNotify();
  const [value, setValue] = useState(provider);

  useEffect(() => {
    if (!locale || locale === provider.getLocale()) return;
    provider.changeLocale(locale).then(
      () => setValue(renewed(provider)),
      () => notify('ra.notification.i18n_error', { type: 'error' }),
    );
  }, [locale, provider, notify]);

  useEffect(() => provider.watch?.(() => setValue(renewed(provider))), [provider]);

  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}
