import { addToDay, isDay } from '../dates.ts';
import { plainText } from '../texts.ts';

/** Bounds of a typed date: days, both included. */
export interface DayBounds {
  readonly min?: string;
  readonly max?: string;
}

const monthNames = new Map<string, readonly string[]>();

const plain = (word: string): string => plainText(word).replaceAll('.', '');

function monthNamesOf(locale: string): readonly string[] {
  const known = monthNames.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => plain(format.format(Date.UTC(2026, month, 15))));
  monthNames.set(locale, names);
  return names;
}

/** The number of the month that a word names or abbreviates by at least three letters, or null. */
function monthOf(word: string, locales: readonly string[]): number | null {
  const wanted = plain(word);
  for (const locale of locales) {
    const names = monthNamesOf(locale);
    const exact = names.indexOf(wanted);
    if (exact >= 0) return exact + 1;
    const found = names.flatMap((name, index) => (wanted.length >= 3 && name.startsWith(wanted) ? [index + 1] : []));
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

function dayOf(year: string, month: number, day: number, { min, max }: DayBounds): string | null {
  const pad = (part: number) => String(part).padStart(2, '0');
  const century = year.length === 4 ? '' : Number(year) > 68 ? '19' : '20';
  let result = `${century}${year}-${pad(month)}-${pad(day)}`;
  if (!isDay(result)) return null;
  if (century === '20' && max !== undefined && result > max) result = addToDay(result, -1200, 'month');
  return (min !== undefined && result < min) || (max !== undefined && result > max) ? null : result;
}

/** Orders of day and month in a date that does not tell by itself: `03/04/2024`. */
export const dateOrders = ['DMY', 'MDY'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Parts of a date in numbers alone, as written; null for any other text. */
function numberedParts(text: string, order: DateOrder) {
  const { year, month, day } =
    (
      /^(?<year>\d{4})(?<by>[-/.,])(?<month>\d{1,2})\k<by>(?<day>\d{1,2})$/.exec(text) ??
      // With a year of these centuries at its end, the numbers in the middle are no month.
      /^(?<year>\d{4})(?<month>0\d|1[0-2])(?<day>\d{2})$/.exec(text)
    )?.groups ?? {};
  if (year && month && day) return { year, month: Number(month), day: Number(day) };
  const [, first, separator, second, last] =
    /^(\d{1,2})([-/.,])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})()(\d{2})((?:19|20)\d{2})$/.exec(text) ?? [];
  if (!first || !second || !last) return null;
  // Points stand between day and month alone, in whatever country.
  const [day12, month12] = order === 'DMY' || separator === '.' ? [first, second] : [second, first];
  return { year: last, month: Number(month12), day: Number(day12) };
}

const suffix = String.raw`(?:(?:er|st|nd|rd|th)\b)?`;
const word = String.raw`([\p{L}\p{M}]{3,20})`;
const dayFirst = new RegExp(String.raw`^(\d{1,2})${suffix}\.?[\s-]*${word}\.?[\s,-]*(\d{4}|\d{2})$`, 'iu');
const monthFirst = new RegExp(String.raw`^${word}\.?[\s-]*(\d{1,2})${suffix}[\s,-]+(\d{4})$`, 'iu');

/**
 * Reads a typed date (AB 5): `20/11/26`, `5/3/2026`, `5.3.2026`, `20 Nov 2026`, `20 november 26`, `1st May 2001`,
 * `1er mai 2001`, `Nov 20, 2026`, `2026-11-20`, `2026/11/20`, `20261120`, and as the number pads of phones write them,
 * `20,11,2026` and `20112026`. The answer is `YYYY-MM-DD`, or null for
 * anything else, a day that does not exist, or one out of bounds. Two digits mean 1969 to 2068, but the century before
 * where `max` asks for it (a date of birth). Months are named in English or in one of the `locales`.
 */
export function parseTypedDate(
  text: string,
  bounds: DayBounds = {},
  locales: readonly string[] = [],
  order: DateOrder = 'DMY',
): string | null {
  const typed = text.trim();
  const numbered = numberedParts(typed, order);
  if (numbered) return dayOf(numbered.year, numbered.month, numbered.day, bounds);
  const [, day, name, year] = dayFirst.exec(typed) ?? [];
  const [, firstName = name, dayAfter = day, yearAfter = year] = monthFirst.exec(typed) ?? [];
  const month = firstName ? monthOf(firstName, ['en', ...locales]) : null;
  return dayAfter && yearAfter && month ? dayOf(yearAfter, month, Number(dayAfter), bounds) : null;
}

const timeAfter = /^(.*?)(?:,?\s+(?:(?:at|à)\s+)?|(?<=\d)T)(\d{1,2})(?:[:.h]\s?(\d{2}))?\s?(h|[ap]\.?m\.?)?$/iu;

/**
 * Parses a typed date (`parseTypedDate`) with a time after it: `1 Dec 2026 09:00`, `2026-12-01T09:00`, `1/12/2026 9am`,
 * `1 déc. 2026 à 9h30`. Returns the day and the time (`HH:mm`), or null for anything else.
 */
export function parseTypedMoment(
  text: string,
  bounds: DayBounds = {},
  locales: readonly string[] = [],
): { readonly day: string; readonly time: string } | null {
  const [, date = '', typedHour, minute, mark = ''] = timeAfter.exec(text.trim()) ?? [];
  const day = parseTypedDate(date, bounds, locales);
  if (day === null || typedHour === undefined || (minute === undefined && mark === '')) return null;
  const isHalf = /^[ap]/i.test(mark);
  const hour = isHalf ? (Number(typedHour) % 12) + (/^p/i.test(mark) ? 12 : 0) : Number(typedHour);
  if (hour > 23 || Number(minute ?? 0) > 59 || (isHalf && (Number(typedHour) < 1 || Number(typedHour) > 12)))
    return null;
  return { day, time: `${String(hour).padStart(2, '0')}:${minute ?? '00'}` };
}

/**
 * Parses a typed month (AB 5): `11/2026`, `Nov 2026`. Returns `YYYY-MM`, or null if it is not a month, lacks a year of
 * four digits or is outside the bounds (months, both included).
 */
export function parseTypedMonth(text: string, bounds: DayBounds = {}, locales: readonly string[] = []): string | null {
  const [, first, year] = /^(\d{1,2}|[\p{L}\p{M}]{3,20}\.?)[\s/,-]+(\d{4})$/u.exec(text.trim()) ?? [];
  if (!first || !year) return null;
  const month = /^\d/.test(first) ? Number(first) : monthOf(first, ['en', ...locales]);
  const result = month === null ? null : dayOf(year, month, 1, {})?.slice(0, 7);
  if (!result) return null;
  return (bounds.min !== undefined && result < bounds.min) || (bounds.max !== undefined && result > bounds.max)
    ? null
    : result;
}

/** The first day of a typed month (`parseTypedMonth`), or null; of the bounds, days, the months count. */
export function parseTypedMonthAsDay(text: string, { min, max }: DayBounds, locales: readonly string[]): string | null {
  const bounds = { ...(min && { min: min.slice(0, 7) }), ...(max && { max: max.slice(0, 7) }) };
  const month = parseTypedMonth(text, bounds, locales);
  return month && `${month}-01`;
}
