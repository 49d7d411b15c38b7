import { allDayOf, readZoned, zonedKeys } from '../../fields/zoned.ts';
import { addToDay, clocksAt, dayAt, instantAt, startOfDay } from '../../rules/dates.ts';
import type { AnyEntity, TimelineConfig } from '../entity.ts';

/** The days of a record on a timeline, both included (`YYYY-MM-DD`); null for one without a date. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

type Values = Readonly<Record<string, unknown>>;
type Timed = Pick<AnyEntity, 'fields'>;

/** The day that a reader sees of a date; null without a value. */
function dayOf({ fields }: Timed, name: string, record: Values, zone: string): string | null {
  const value = record[name];
  if (value == null) return null;
  if (fields[name]?.kind === 'date') return String(value);
  return allDayOf(name, record) ?? dayAt(Number(value), zone);
}

/**
 * Returns the days of a record as its list says them to a reader: one that has one date alone is on that day. Null for
 * one that has none.
 * @param zone the reader's
 */
export function spanOf(entity: Timed, { start, end }: TimelineConfig<string>, record: Values, zone: string) {
  const [from, to] = [dayOf(entity, start, record, zone), dayOf(entity, end, record, zone)];
  const [first, last] = [from ?? to, to ?? from];
  if (first === null || last === null) return null;
  // The end of a meeting across zones may be on an earlier day for whoever reads it.
  return (last < first ? { first: last, last: first } : { first, last }) satisfies DaySpan;
}

const minute = 60_000;

/** The moment at the same time of another day in a zone. */
function momentOn(day: string, moment: number, zone: string): number {
  const clocks = clocksAt(moment, zone);
  const time = new Date(clocks).toISOString().slice(11, 16);
  return instantAt(day, time, zone) + (((clocks % minute) + minute) % minute);
}

/** Values that put a date on a day of the reader's: a moment keeps its time, in its own zone where that gives the day. */
function onDay({ fields }: Timed, name: string, record: Values, day: string, zone: string): Values {
  if (fields[name]?.kind === 'date') return { [name]: day };
  const keys = zonedKeys(name);
  const value = readZoned(name, record);
  if (!value) return { [keys.moment]: startOfDay(day, zone), [keys.zone]: zone, [keys.isAllDay]: true };
  const written = { [keys.zone]: value.zone, [keys.isAllDay]: value.isAllDay };
  if (value.isAllDay) return { ...written, [keys.moment]: startOfDay(day, value.zone) };
  const seen = dayAt(value.moment, zone);
  const days = daysBetween(seen, day);
  const kept = momentOn(addToDay(dayAt(value.moment, value.zone), days), value.moment, value.zone);
  const moment = dayAt(kept, zone) === day ? kept : momentOn(day, value.moment, zone);
  return { ...written, [keys.moment]: moment };
}

/** Returns the number of days from one day to another, negative to an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * Returns the values that give a record other days: what it has is moved, and a date that it lacks is written where the
 * first and the last day differ. One without any gets whole days of the reader's zone.
 */
export function valuesOfSpan(
  entity: Timed,
  { start, end }: TimelineConfig<string>,
  record: Values,
  { first, last }: DaySpan,
  zone: string,
): Values {
  const hasStart = record[start] != null;
  const hasEnd = record[end] != null;
  const isOneDay = first === last;
  const from = hasStart || !isOneDay ? onDay(entity, start, hasStart ? record : {}, first, zone) : {};
  const isAlone = hasStart && !hasEnd && isOneDay;
  return { ...from, ...(isAlone ? {} : onDay(entity, end, hasEnd ? record : {}, last, zone)) };
}

/** Returns the mistakes of an entity's timeline. */
export function timelineMistakes({ list, fields }: AnyEntity): readonly string[] {
  const { timeline } = list;
  if (!timeline) return [];
  const { start, end, person, group } = timeline;
  const kinds = [start, end].map((name) => fields[name]?.kind);
  const mistakes: string[] = [];
  if (kinds[0] !== kinds[1] || !['date', 'zoned'].includes(kinds[0] ?? ''))
    mistakes.push(`the timeline is from '${start}' to '${end}', which are no two dates of one kind`);
  for (const name of [person, group]) {
    if (name !== undefined && fields[name]?.kind !== 'ref')
      mistakes.push(`the timeline has a row for each '${name}', which is no reference`);
  }
  return mistakes;
}
