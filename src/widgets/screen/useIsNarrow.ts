import useMediaQuery from '@mui/material/useMediaQuery';
import { narrowScreen } from './narrowScreen.ts';

/** Whether the screen is as narrow as that of a phone held upright: lists are cards there, dialogs fill it. */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrowScreen, { noSsr: true });
}
