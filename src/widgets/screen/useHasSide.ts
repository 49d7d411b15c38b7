import useMediaQuery from '@mui/material/useMediaQuery';

/** Screens on which a page has room for a column beside its content. */
const wideScreen = '(min-width:1100px)';

/** Returns true if a page has room for a column beside its content. */
export function useHasSide(): boolean {
  return useMediaQuery(wideScreen, { noSsr: true });
}
