import { addToDay, isDay } from './dates.ts';
import { plainText } from './texts.ts';

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

/**
 * Reads a typed date (AB 5): `20/11/26`, `5/3/2026`, `20 Nov 2026`, `20 november 26`, `1st May 2001`, `1er mai 2001`. The answer is `YYYY-MM-DD`, or
 * null for anything else, a day that does not exist, or one out of bounds. Two digits mean 1969 to 2068, but the
 * century before where `max` asks for it (a date of birth). Months are named in English or in one of the `locales`.
 */
export function parseTypedDate(text: string, bounds: DayBounds = {}, locales: readonly string[] = []): string | null {
  const typed = text.trim();
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(typed) ?? [];
  if (day && month && year) return dayOf(year, Number(month), Number(day), bounds);
  const [, numbered, word, named] =
    /^(\d{1,2})(?:(?:er|st|nd|rd|th)\b)?[\s-]*([\p{L}\p{M}]{3,20})\.?[\s,-]*(\d{4}|\d{2})$/iu.exec(typed) ?? [];
  const named12 = word ? monthOf(word, ['en', ...locales]) : null;
  return numbered && named && named12 ? dayOf(named, named12, Number(numbered), bounds) : null;
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
