import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { calendarOf, isBlock } from './feeds/kinds.ts';

/** Returns a function that names an item as calendars show it: a contract's day and a birthday say what they are. */
export function useItemWords(): (item: CalendarItem) => string {
  const translate = useTranslate();
  return useCallback(
    ({ kind, displayName: name, edge }) => {
      if (edge) return translate(`app.calendar.edge.${edge}`, { name });
      if (name === '' && isBlock({ kind })) return translate('app.calendar.feeds.busy');
      return calendarOf(kind)?.isYearly ? translate('app.calendar.yearly', { name }) : name;
    },
    [translate],
  );
}
