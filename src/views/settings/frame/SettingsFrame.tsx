import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { IndexDrawer } from './IndexDrawer.tsx';
import { SettingsIndex } from './SettingsIndex.tsx';

const indexWidth = 240;

/** The frame of every page of settings: the index of all of them at the side, on phones behind a button. */
export function SettingsFrame() {
  useWordsOfPages();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: isWide ? 'row' : 'column' }}>
      {isWide ? (
        <Box
          sx={{ flex: 'none', width: indexWidth, overflow: 'auto', borderRight: 1, borderColor: 'line', bgcolor: 'bg' }}
        >
          <SettingsIndex />
        </Box>
      ) : (
        <IndexDrawer />
      )}
      <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' }}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  );
}
