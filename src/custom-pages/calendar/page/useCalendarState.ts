import { useStore } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CalendarRange } from '../../../../schema/rules/calendar.ts';
import { trailState } from '../../../views/trail/trail.ts';
import { useToday } from '../../../widgets/moment/useToday.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { readCalendarState, writeCalendarState, type CalendarState } from './calendarState.ts';

/** Ranges that a phone has the room for. */
export const narrowRanges: readonly CalendarRange[] = ['day', 'agenda'];

/** State of the calendar in the address, completed, and its setter. */
export interface CalendarAddress {
  readonly state: CalendarState & { readonly range: CalendarRange; readonly day: string };
  readonly today: string;
  /** Changes some of it: an entry of the browser's history. */
  readonly go: (change: Partial<CalendarState>) => void;
}

/** Returns the state of a calendar. Without a range in the address it is the last one, on a phone the agenda. */
export function useCalendarState(): CalendarAddress {
  const { pathname, search, state: kept } = useLocation() as ReturnType<typeof useLocation> & { state: unknown };
  const navigate = useNavigate();
  const today = useToday();
  const isNarrow = useIsNarrow();
  const [last, setLast] = useStore<CalendarRange>('calendar.range', 'week');
  const written = useMemo(() => readCalendarState(search), [search]);
  const wanted = written.range ?? last;
  const range = isNarrow && !narrowRanges.includes(wanted) ? 'agenda' : wanted;
  const go = useCallback(
    (change: Partial<CalendarState>) => {
      if (change.range && !isNarrow) setLast(change.range);
      // Today needs no date, so that the address means today tomorrow as well.
      const next = { ...written, ...change, ...(change.day === today && { day: null }) };
      void navigate({ pathname, search: writeCalendarState(search, next) }, { state: trailState(kept) });
    },
    [isNarrow, kept, navigate, pathname, search, setLast, today, written],
  );
  return { state: { ...written, range, day: written.day ?? today }, today, go };
}
