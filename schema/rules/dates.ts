import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { defaultTimeZone } from './limits.ts';

dayjs.extend(utc);

/**
 * Days (`YYYY-MM-DD`) and moments (milliseconds since the epoch) in a time zone. Zones are computed with `Intl`, not
 * with dayjs' plugin: that goes through the machine's own zone and is an hour off around its clock change.
 */

/** Returns the present time in milliseconds since the epoch. Code that needs the time takes a clock as an argument. */
export type Clock = () => number;

/** Display format of days. */
export const dayFormat = 'DD MMM YYYY';

/** Display format of months. */
export const monthFormat = 'MMM YYYY';

/** Of a day in a year that is known. */
const shortDayFormat = 'DD MMM';

/** Display format of moments. */
export const instantFormat = 'DD MMM YYYY HH:mm';
const timeFormat = 'HH:mm';

const dayLength = 86_400_000;

/** Returns true if a text is an existing day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  // The 30th of February is read as a day of March.
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text;
}

/** The day so many days (or months, the last day of a short one) later, or earlier for a negative count. */
export function addToDay(day: string, count: number, unit: 'day' | 'month' = 'day'): string {
  return dayjs.utc(day).add(count, unit).format('YYYY-MM-DD');
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Returns the IANA time zones by name, with the one that the platform knows and leaves out. */
export function timeZoneNames(): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted();
}

/** Returns true if a text is the name of an IANA time zone. */
export function isTimeZone(text: string): boolean {
  try {
    return /^[a-z]/i.test(text) && formatOf(text) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the local time of a zone at a moment, in milliseconds as if it were UTC. Throws a RangeError for an unknown
 * zone.
 */
export function clocksAt(instant: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const midnight = new Date(0).setUTCFullYear(part('year'), part('month') - 1, part('day'));
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return midnight + ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000 + milliseconds;
}

/**
 * Returns the moment of a local day and time in a zone (`HH:mm`, midnight by default). Of two such moments it returns
 * the first; a time that a clock change skips is moved forward by the size of the change.
 */
export function instantAt(day: string, time: string = '00:00', zone: string = defaultTimeZone): number {
  const wanted = dayjs.utc(`${day}T${time}:00`).valueOf();
  const offsets = [-dayLength, dayLength].map((away) => clocksAt(wanted + away, zone) - wanted - away);
  const moments = offsets.map((offset) => wanted - offset);
  const right = moments.filter((moment) => clocksAt(moment, zone) === wanted);
  return right.length > 0 ? Math.min(...right) : (moments[0] ?? wanted);
}

/** The day that it is in a zone at a moment. */
export function dayAt(instant: number, zone: string = defaultTimeZone): string {
  return dayjs.utc(clocksAt(instant, zone)).format('YYYY-MM-DD');
}

/** Returns the present day in a zone (the default one if absent); `now` in milliseconds since the epoch. */
export function todayIn(zone: string | null | undefined, now: number): string {
  return dayAt(now, zone ?? defaultTimeZone);
}

/** The first millisecond of a day in a zone. */
export function startOfDay(day: string, zone: string = defaultTimeZone): number {
  return instantAt(day, '00:00', zone);
}

/** The last millisecond of a day in a zone. */
export function endOfDay(day: string, zone: string = defaultTimeZone): number {
  return startOfDay(addToDay(day, 1), zone) - 1;
}

/**
 * A day as it is shown: `20 Nov 2026` (AB 9), months by their names in a language whose names dayjs was given, else in
 * English.
 */
export function formatDay(day: string, language = 'en'): string {
  return dayjs.utc(day).locale(language).format(dayFormat);
}

/** A month as it is shown: `Nov 2026`, of any day of it; months as in `formatDay`. */
export function formatMonth(day: string, language = 'en'): string {
  return dayjs.utc(day).locale(language).format(monthFormat);
}

/** A day as it is shown where its year is known: `20 Nov`. */
export function formatShortDay(day: string, language = 'en'): string {
  return dayjs.utc(day).locale(language).format(shortDayFormat);
}

/** A moment as it is shown in a zone: `20 Nov 2026 09:30` (AB 9), months as in `formatDay`. */
export function formatInstant(instant: number, zone: string = defaultTimeZone, language = 'en'): string {
  return dayjs.utc(clocksAt(instant, zone)).locale(language).format(instantFormat);
}

/** The time of day of a moment as it is shown in a zone: `09:30`. */
export function formatTime(instant: number, zone: string = defaultTimeZone): string {
  return dayjs.utc(clocksAt(instant, zone)).format(timeFormat);
}
