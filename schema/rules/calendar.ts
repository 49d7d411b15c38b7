import type { FirstWeekday } from './agencyDefaults.ts';
import { addToDay } from './dates.ts';

/** Contents of a calendar (AB 2): everything, what is assigned to the reader, or what prospects do. */
export const calendarViews = ['AGENCY', 'PERSONAL', 'SCOUT'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Days of the longest window: a year and the days that complete its weeks. */
export const calendarWindowDays = 380;

/** Items of a kind in one answer. */
export const calendarItems = 2000;

/** Minutes of travel before or after an item at most: a day. */
export const mostTravel = 1440;

/** Files in which a calendar is exported, and the columns of its tables. */
export const calendarFormats = ['ics', 'xlsx', 'csv'] as const;
export type CalendarFormat = (typeof calendarFormats)[number];
export const calendarColumns = ['kind', 'name', 'start', 'end', 'isAllDay', 'people', 'type', 'status'] as const;

/** Ranges of days that a calendar shows at once. */
export const calendarRanges = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarRange = (typeof calendarRanges)[number];

/** Days of the agenda. */
export const agendaDays = 28;

/** First and last day, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const firstDays: Readonly<Record<FirstWeekday, number>> = { SU: 0, MO: 1, SA: 6 };

/** Returns the number of the weekday on which weeks begin, Sunday being 0. */
export const weekdayNumber = (first: FirstWeekday): number => firstDays[first];

/** Returns the first day of the week of a day. */
export function startOfWeek(day: string, first: FirstWeekday): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return addToDay(day, -((weekday - weekdayNumber(first) + 7) % 7));
}

/** Returns the days that a range shows, as the one that contains `day`: months with the days that complete their weeks. */
export function rangeDays(range: CalendarRange, day: string, first: FirstWeekday): DayRange {
  if (range === 'day') return { from: day, to: day };
  if (range === 'agenda') return { from: day, to: addToDay(day, agendaDays - 1) };
  if (range === 'week') {
    const from = startOfWeek(day, first);
    return { from, to: addToDay(from, 6) };
  }
  const begin = `${day.slice(0, 7)}-01`;
  const end = addToDay(addToDay(begin, 1, 'month'), -1);
  return { from: startOfWeek(begin, first), to: addToDay(startOfWeek(end, first), 6) };
}

/** Returns the day to which a calendar goes by one step of its range; the agenda goes by weeks. */
export function stepDay(range: CalendarRange, day: string, count: 1 | -1): string {
  if (range === 'month') return addToDay(`${day.slice(0, 7)}-01`, count, 'month');
  return addToDay(day, range === 'day' ? count : 7 * count);
}
