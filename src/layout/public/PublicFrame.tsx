import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LanguageSwitch } from '../bar/LanguageSwitch.tsx';
import { ThemeSwitch } from '../bar/ThemeSwitch.tsx';
import { Logo } from '../Logo.tsx';
import { TitleProvider } from '../../widgets/title/TitleProvider.tsx';
import { SignInArtwork } from './SignInArtwork.tsx';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(420px, 5fr) 6fr',
  background: theme.palette.background.paper,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 32px',
  [theme.breakpoints.down('md')]: { padding: '12px 20px' },
}));

/** The frame of the pages that need no session: the page at one side, a quiet picture at the other. */
export function PublicFrame() {
  const translate = useTranslate();
  return (
    <TitleProvider>
      <Frame>
        <Side>
          <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
            <Logo size={24} />
            <Box sx={{ flex: 1, fontSize: 15, fontWeight: 650, letterSpacing: '-0.01em' }}>{translate('app.name')}</Box>
            <ThemeSwitch />
            <LanguageSwitch />
          </Box>
          <Box
            component="main"
            sx={{ flex: 1, display: 'flex', flexDirection: 'column', pt: { xs: 3, md: 'min(12vh, 112px)' }, pb: 4 }}
          >
            <Suspense>
              <Outlet />
            </Suspense>
          </Box>
        </Side>
        <SignInArtwork />
      </Frame>
    </TitleProvider>
  );
}
