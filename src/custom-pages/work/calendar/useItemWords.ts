import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { CalendarItem } from '../../../../schema/areas/work/calls/calendar.ts';
import { registry } from '../../../../schema/index.ts';

/** Returns a function that names an item as calendars show it: a contract's day and a birthday say what they are. */
export function useItemWords(): (item: CalendarItem) => string {
  const translate = useTranslate();
  return useCallback(
    ({ kind, displayName: name, edge }) => {
      if (edge) return translate(`app.calendar.edge.${edge}`, { name });
      return registry.get(kind).calendar?.isYearly ? translate('app.calendar.yearly', { name }) : name;
    },
    [translate],
  );
}
