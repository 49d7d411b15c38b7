import type { CalendarRange, DayRange } from '../../../../schema/rules/calendar.ts';

const localeOf = (language: string) => (language === 'en' ? 'en-AU' : language);
const noon = (day: string) => new Date(`${day}T00:00Z`);

/** Returns a function that writes days (`YYYY-MM-DD`) in a language. */
export function dayFormatOf(language: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  return (day) => format.format(noon(day));
}

/** Returns the words for the days that a calendar shows: `November 2026`, `23 – 29 Nov 2026`, `Friday 27 November 2026`. */
export function rangeWords(range: CalendarRange, day: string, { from, to }: DayRange, language: string): string {
  if (range === 'month') return dayFormatOf(language, { month: 'long', year: 'numeric' })(day);
  if (range === 'day')
    return dayFormatOf(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(day);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(noon(from), noon(to));
}
