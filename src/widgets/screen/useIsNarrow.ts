import useMediaQuery from '@mui/material/useMediaQuery';
import { narrowScreen } from './narrowScreen.ts';

/** Returns true if the screen is as narrow as a phone held upright: lists are cards there, dialogs fill it. */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrowScreen, { noSsr: true });
}
