import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, type ReactNode } from 'react';

/** Gives the buttons that Material UI draws by itself their words in the reader's language. */
export function PickerWords({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const withWords = useCallback(
    (theme: Theme): Theme => {
      const alert = theme.components?.MuiAlert;
      const defaultProps = { ...alert?.defaultProps, closeText: translate('app.actions.close') };
      return { ...theme, components: { ...theme.components, MuiAlert: { ...alert, defaultProps } } };
    },
    [translate],
  );
  return <ThemeProvider theme={withWords}>{children}</ThemeProvider>;
}
