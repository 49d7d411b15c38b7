import type { CalendarRange, DayRange } from '../../../../schema/rules/calendar.ts';
import { dateWriterOf } from '../../../../schema/rules/dates/writtenDates.ts';
import { localeOf } from '../../../i18n/localeOf.ts';

const noon = (day: string) => new Date(`${day}T00:00Z`);

/** Returns a function that writes days (`YYYY-MM-DD`) in a language. */
export function dayFormatOf(language: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const { write } = dateWriterOf(localeOf(language), { ...options, timeZone: 'UTC' });
  return (day) => write(noon(day));
}

/** Returns the words for the days that a calendar shows: `November 2026`, `23 – 29 Nov 2026`, `Friday 27 November 2026`. */
export function rangeWords(range: CalendarRange, day: string, { from, to }: DayRange, language: string): string {
  if (range === 'month') return dayFormatOf(language, { month: 'long', year: 'numeric' })(day);
  if (range === 'day')
    return dayFormatOf(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(day);
  const { writeRange } = dateWriterOf(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return writeRange(noon(from), noon(to));
}
