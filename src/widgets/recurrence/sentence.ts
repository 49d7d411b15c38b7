import { useTranslate, type TranslateFunction } from 'ra-core';
import { useMemo } from 'react';
import { formatDay } from '../../../schema/rules/dates.ts';
import { weekdays, type RecurrenceSetting, type Weekday } from '../../../schema/rules/recurrence.ts';
import { dateWriterOf } from '../../../schema/rules/dates/writtenDates.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { localeOf } from '../../i18n/localeOf.ts';

/** A day at noon UTC, to be formatted in UTC. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The first Monday of a year that begins with one. */
const monday = Date.UTC(2024, 0, 1, 12);

/** Weekday of a day. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(noonOf(day).getUTCDay() + 6) % 7] ?? 'MO';
}

/** Place of a day's weekday in its month, from 1; a fifth one counts as the last. */
const placeIn = (day: string) => Math.ceil(noonOf(day).getUTCDate() / 7);

/** Name of a weekday in a language. */
export function weekdayName(weekday: Weekday, language: string, length: 'long' | 'short' = 'long'): string {
  const date = new Date(monday + weekdays.indexOf(weekday) * 86_400_000);
  return new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(date);
}

/** Words about a rule that begins on a day. */
export interface RecurrenceWords {
  /** Day of the month and the month, without the year. */
  readonly yearday: string;
  /** The weekday of the first day. */
  readonly weekday: string;
  /** Day of the month, in digits. */
  readonly monthday: string;
  /** Place of the weekday in the month and the weekday: the third Tuesday. */
  readonly monthWeekday: string;
}

function wordsOf(day: string, language: string, translate: TranslateFunction): RecurrenceWords {
  const weekday = weekdayName(weekdayOf(day), language);
  const locale = localeOf(language);
  const written = (options: Intl.DateTimeFormatOptions) =>
    dateWriterOf(locale, { ...options, timeZone: 'UTC' }).write(noonOf(day));
  return {
    weekday,
    yearday: written({ day: 'numeric', month: 'long' }),
    monthday: written({ day: 'numeric' }),
    monthWeekday: translate(`app.recurrence.places.${placeIn(day)}`, { weekday }),
  };
}

/**
 * Returns the rule of a series as a sentence.
 * @param day its first day, `YYYY-MM-DD`
 */
export function recurrenceSentence(
  { unit, interval, weekdays: chosen, monthly, end }: RecurrenceSetting,
  day: string,
  language: string,
  translate: TranslateFunction,
): string {
  const words = wordsOf(day, language, translate);
  const names = weekdays.filter((one) => (chosen ?? [weekdayOf(day)]).includes(one));
  const days = names.map((one) => translate('app.recurrence.ofWeek', { weekday: weekdayName(one, language) }));
  const list = new Intl.ListFormat(localeOf(language)).format(days);
  const key = unit === 'MONTHS' ? `MONTHS.${monthly ?? 'DAY'}` : unit;
  const rule = translate(`app.recurrence.rules.${key}`, { ...words, smart_count: interval, days: list });
  return end.type === 'ON'
    ? translate('app.recurrence.until', { rule, date: formatDay(end.date, language) })
    : translate('app.recurrence.times', { rule, smart_count: end.count });
}

/** Returns the words about rules that begin on a day, in the reader's language. */
export function useRecurrenceWords(day: string): RecurrenceWords {
  const translate = useTranslate();
  const language = useLanguage();
  return useMemo(() => wordsOf(day, language, translate), [day, language, translate]);
}
