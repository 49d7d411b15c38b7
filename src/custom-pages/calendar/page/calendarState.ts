import { blockKind } from '../../../../schema/areas/calendar/sources.ts';
import { registry } from '../../../../schema/index.ts';
import { calendarRanges, type CalendarRange } from '../../../../schema/rules/calendar.ts';
import { isDay } from '../../../../schema/rules/dates.ts';
import { isUuid } from '../../../../schema/rules/texts.ts';

/** Filters of a calendar, by the keys that its call takes. */
export interface CalendarFilters {
  readonly kinds: readonly string[];
  readonly personIds: readonly string[];
  readonly typeIds: readonly string[];
  readonly statusIds: readonly string[];
}

/** Content of a calendar, which its address alone keeps. */
export interface CalendarState extends CalendarFilters {
  /** Null for the range that the person had last. */
  readonly range: CalendarRange | null;
  /** A day in the range; null for today. */
  readonly day: string | null;
}

/** The keys of the filters, in the order of their buttons. */
export const filterKeys = ['kinds', 'typeIds', 'statusIds', 'personIds'] as const;

/** Kinds of records that stand in calendars. */
export const calendarKinds: readonly string[] = registry.all
  .filter(({ calendar }) => calendar !== undefined)
  .map(({ name }) => name);

/** Values of one filter at most, as the call takes them. */
const mostValues = 100;

const separator = '_';

/** Reads the state in the query of an address; what is none of a calendar is left out. */
export function readCalendarState(search: string): CalendarState {
  const query = new URLSearchParams(search);
  const day = query.get('date');
  const list = (key: string, isKnown: (value: string) => boolean) =>
    [...new Set((query.get(key) ?? '').split(separator))].filter(isKnown).slice(0, mostValues);
  return {
    range: calendarRanges.find((range) => range === query.get('view')) ?? null,
    // Years that every zone has around it.
    day: day !== null && isDay(day) && day > '1000' && day < '9000' ? day : null,
    kinds: list('kinds', (value) => value === blockKind || calendarKinds.includes(value)),
    typeIds: list('typeIds', isUuid),
    statusIds: list('statusIds', isUuid),
    personIds: list('personIds', isUuid),
  };
}

/** Returns the query of an address with that state; what else stands in it stays. */
export function writeCalendarState(search: string, state: CalendarState): string {
  const query = new URLSearchParams(search);
  const put = (key: string, value: string | null) => (value ? query.set(key, value) : query.delete(key));
  put('view', state.range);
  put('date', state.day);
  for (const key of filterKeys) put(key, state[key].join(separator));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns true if a filter narrows the calendar down. */
export const isFiltered = (state: CalendarFilters): boolean => filterKeys.some((key) => state[key].length > 0);
