import { useTheme } from '@mui/material/styles';
import { useCallback } from 'react';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { calledOffCategories } from '../../../../schema/rules/statuses.ts';
import { standingOut } from '../../../theme/standingOut.ts';

/** Look of an item: the colour of its status, and whether it is an option, called off or done. */
export interface ItemTone {
  readonly color: string;
  readonly look: 'plain' | 'held' | 'off' | 'done';
}

interface Status {
  readonly color?: string;
  readonly categoryCode?: string;
}

/** Returns a function that gives an item its colour: that of its status, as it stands out from the page, or a warning where it clashes. */
export function useItemTone(): (item: CalendarItem) => ItemTone {
  const theme = useTheme();
  return useCallback(
    ({ record, isClash }) => {
      const { color, categoryCode = '' } = (record['status'] ?? {}) as Status;
      const { warn, ok, mute } = theme.palette.status;
      // An option on a day has no status but a state.
      if (record['state'] === 'HELD') return { color: warn.fg, look: 'held' };
      if (record['state'] === 'CONFIRMED') return { color: ok.fg, look: 'plain' };
      if (calledOffCategories.includes(categoryCode)) return { color: mute.fg, look: 'off' };
      if (isClash) return { color: warn.fg, look: categoryCode === 'COMPLETED' ? 'done' : 'plain' };
      return {
        color: color === undefined ? mute.fg : standingOut(color, theme),
        look: categoryCode === 'COMPLETED' ? 'done' : 'plain',
      };
    },
    [theme],
  );
}
