import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { phoneBarHeight, railWidth } from '../theme/tokens.ts';
import { AddAnywhereDialog } from './add-anywhere/AddAnywhereDialog.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { LoadingLine } from './LoadingLine.tsx';
import { Rail } from './menu/Rail.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RefreshNotice } from './RefreshNotice.tsx';
import { Palette } from './palette/Palette.tsx';
import { usePaletteShortcut } from './palette/usePaletteShortcut.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { useIsIdle } from './menu/useIsIdle.ts';
import { TimeZoneNotice } from './time-zone/TimeZoneNotice.tsx';
import { useHasUploads } from '../widgets/upload/useHasUploads.ts';
import { SearchEverywhereContext } from '../widgets/search-everywhere/searchEverywhere.ts';
import { useKeptFocus } from '../widgets/title/useKeptFocus.ts';
import { useHeadingFocus } from '../widgets/title/useHeadingFocus.ts';
import { useScreen } from '../widgets/title/useScreen.ts';
import { TitleProvider } from '../widgets/title/TitleProvider.tsx';
import { TitleAnnouncer } from '../widgets/title/TitleAnnouncer.tsx';

const UploadDock = lazy(() =>
  import('../widgets/upload/UploadDock.tsx').then((module) => ({ default: module.UploadDock })),
);

const MenuDrawer = lazy(() => import('./menu/MenuDrawer.tsx').then((module) => ({ default: module.MenuDrawer })));

const DemoNotice = lazy(() => import('./DemoNotice.tsx').then((module) => ({ default: module.DemoNotice })));

const PhoneBar = lazy(() => import('./menu/PhoneBar.tsx').then((module) => ({ default: module.PhoneBar })));

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${railWidth}px minmax(0, 1fr)`,
  height: '100dvh',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Content = styled('main')({
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  '&:focus-visible': { outline: 'none' },
});

/** True at an address of this machine: a demo is served nowhere else. */
const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(window.location.hostname);

/** The frame of every page of signed-in people: menu at the side (a drawer on phones), bar on top, the page below it. */
export function Shell({ children }: { children: ReactNode }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isMenuOpen, setMenuOpen] = useState(false);
  // The keyword that the palette opens with; null while it is closed.
  const [searched, setSearched] = useState<string | null>(null);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const togglePalette = useCallback(() => setSearched((now) => (now === null ? '' : null)), []);
  const closePalette = useCallback(() => setSearched(null), []);
  const isIdle = useIsIdle();
  const hasUploads = useHasUploads();
  const screen = useScreen();
  // A form has its own bar at the foot.
  const hasPhoneBar = isNarrow && screen?.edit !== true && screen?.built !== 'add';
  usePaletteShortcut(togglePalette);
  useHeadingFocus();
  useKeptFocus();

  return (
    <TitleProvider>
      <SkipLink />
      <Frame>
        {isNarrow ? (
          <Suspense>
            <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
          </Suspense>
        ) : (
          <Box data-rail sx={{ borderRight: 1, borderColor: 'line', minHeight: 0 }}>
            <Rail />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
          <TopBar
            isNarrow={isNarrow}
            {...(isNarrow && !hasPhoneBar && { menu: { isOpen: isMenuOpen, open: openMenu } })}
            onOpenPalette={togglePalette}
          />
          <LoadingLine />
          <OfflineNotice />
          <RefreshNotice />
          <TimeZoneNotice />
          {isIdle && isLocal && (
            <Suspense>
              <DemoNotice />
            </Suspense>
          )}
          <Content id={contentId} tabIndex={-1}>
            <SearchEverywhereContext value={setSearched}>{children}</SearchEverywhereContext>
          </Content>
          {hasPhoneBar && (
            <Suspense fallback={<Box sx={{ height: phoneBarHeight }} />}>
              <PhoneBar isMenuOpen={isMenuOpen} onOpenMenu={openMenu} />
            </Suspense>
          )}
        </Box>
      </Frame>
      <TitleAnnouncer />
      <AddAnywhereDialog />
      {!isNarrow && <Shortcuts onSearch={togglePalette} />}
      {hasUploads && (
        <Suspense>
          <UploadDock />
        </Suspense>
      )}
      {searched !== null && <Palette start={searched} onClose={closePalette} isNarrow={isNarrow} />}
    </TitleProvider>
  );
}
