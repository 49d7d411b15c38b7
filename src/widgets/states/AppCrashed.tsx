import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { TranslateFunction } from 'ra-core';
import { WarningIcon } from '../../theme/icons/actions.tsx';
import { darkTheme, lightTheme } from '../../theme/themes.ts';
import { Message } from './Message.tsx';

const isDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Shown after the app itself has failed: it depends only on the theme. */
export function AppCrashed({ error, translate }: { error: unknown; translate: TranslateFunction }) {
  return (
    <ThemeProvider theme={createTheme(isDark() ? darkTheme : lightTheme)}>
      <CssBaseline />
      <main style={{ minHeight: '100dvh', display: 'flex' }}>
        <Message
          icon={WarningIcon}
          isAlone
          title={translate('app.crashed.title')}
          lead={error instanceof Error ? error.message : translate('app.crashed.lead')}
        >
          <Button variant="contained" color="primary" onClick={() => window.location.assign('/')}>
            {translate('app.actions.goHome')}
          </Button>
        </Message>
      </main>
    </ThemeProvider>
  );
}
