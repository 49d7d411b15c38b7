import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useSessionState } from '../../authProvider/SessionContext.ts';
import { barHeight } from '../../theme/tokens.ts';
import { MenuIcon } from '../../theme/icons/actions.tsx';
import { AddAnywhereButtons } from '../add-anywhere/AddAnywhereButtons.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './bell/Bell.tsx';
import { BarTitle } from './BarTitle.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const AgencyChooser = lazy(() => import('./AgencyChooser.tsx').then((module) => ({ default: module.AgencyChooser })));

const Bar = styled('header')(({ theme }) => ({
  flex: 'none',
  height: barHeight,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 20px',
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.line}`,
  [theme.breakpoints.down('md')]: { padding: '0 12px', gap: 4 },
}));

interface TopBarProps {
  readonly isNarrow: boolean;
  /** The way to the menu, where no bar at the foot has it. */
  readonly menu?: { readonly isOpen: boolean; readonly open: () => void };
  readonly onOpenPalette: () => void;
}

/** Top bar: present page, agency, adding, search, theme, language and account. */
export function TopBar({ isNarrow, menu, onOpenPalette }: TopBarProps) {
  const translate = useTranslate();
  const state = useSessionState();
  return (
    <Bar>
      {menu && (
        <IconButton
          aria-label={translate('app.shell.openMenu')}
          aria-expanded={menu.isOpen}
          onClick={menu.open}
          size="large"
          sx={{ ml: -0.75 }}
        >
          <MenuIcon fontSize="inherit" />
        </IconButton>
      )}
      <BarTitle />
      <Box sx={{ flex: 1 }} />
      {state.status === 'signedIn' && state.user.mayChooseAgency && (
        <Suspense>
          <AgencyChooser isNarrow={isNarrow} />
        </Suspense>
      )}
      <AddAnywhereButtons isNarrow={isNarrow} />
      <PaletteButton isNarrow={isNarrow} onOpen={onOpenPalette} />
      {state.status === 'signedIn' && state.user.staffId !== null && <Bell isNarrow={isNarrow} />}
      {!isNarrow && <ThemeSwitch />}
      {!isNarrow && <LanguageSwitch />}
      <AccountMenu isNarrow={isNarrow} />
    </Bar>
  );
}
