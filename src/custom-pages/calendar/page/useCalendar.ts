import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarItem, UndatedItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { CalendarView, DayRange } from '../../../../schema/rules/calendar.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { filterKeys, type CalendarFilters } from './calendarState.ts';

/** Query key of what stands in calendars. */
export const calendarKey = 'calendar';

/** Content of a calendar: which one, its days and its filters. */
export interface CalendarQuestion {
  readonly view: CalendarView;
  readonly days: DayRange;
  readonly filters: CalendarFilters;
  /** Asks for what has no date yet too. */
  readonly withUndated?: boolean;
}

/** Items of some days, and their state. */
export interface CalendarData {
  /** Undefined until they are read. */
  readonly items: readonly CalendarItem[] | undefined;
  /** Records without a date, where they are asked for. */
  readonly undated: readonly UndatedItem[];
  readonly isCut: boolean;
  /** True while other days than those asked for are shown. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly reread: () => void;
}

/** Returns the body of the call for what stands in a calendar. */
export function calendarBody({ view, days, filters }: CalendarQuestion, timezoneId: string) {
  const narrowed = filterKeys.filter((key) => filters[key].length > 0).map((key) => [key, [...filters[key]]] as const);
  return { view, ...days, timezoneId, ...Object.fromEntries(narrowed) };
}

/** Reads what stands in a calendar. */
export function useCalendar(question: CalendarQuestion): CalendarData {
  const client = useClient();
  const queryClient = useQueryClient();
  const asked = calendarBody(question, useTimeZone());
  const body = question.withUndated ? { ...asked, withUndated: true } : asked;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [calendarKey, body],
    queryFn: ({ signal }) => client.ask('POST /client/v1/calendar/list', { body, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
  return {
    items: data?.data,
    undated: data?.undated ?? [],
    isCut: data?.isCut ?? false,
    isStale: isPlaceholderData,
    error: data === undefined || isPlaceholderData ? error : null,
    reread: () => void queryClient.invalidateQueries({ queryKey: [calendarKey] }),
  };
}
