import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { I18nContext } from 'ra-core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { darkTheme, lightTheme } from '../theme/themes.ts';
import { createOutsideWords } from './words.ts';

/** Words and colours of a page for people outside: those that their browser asks for. */
export function OutsideFrame({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const [words] = useState(() => createOutsideWords(language));
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const theme = useMemo(() => createTheme(isDark ? darkTheme : lightTheme), [isDark]);
  // The ground that was laid before the first paint has done its work; the theme lays it from here on.
  useEffect(() => document.documentElement.removeAttribute('style'), []);
  return (
    <I18nContext.Provider value={words}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </I18nContext.Provider>
  );
}
