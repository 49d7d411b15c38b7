import { calendarSql, longItemDays } from '../../../../schema/language/effects/calendar.ts';
import { addToDay, isDay, startOfDay } from '../../../../schema/rules/dates.ts';
import type { Model } from '../../../engine/model.ts';
import type { Values } from '../../../engine/sql.ts';
import { momentSql } from './momentSql.ts';

/** Days of a calendar, first and last included, in the zone of its reader. */
export interface CalendarWindow {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** Statement under construction about the records of a table. */
export interface Place {
  readonly model: Model;
  readonly values: Values;
  /** SQL of the agency's id. */
  readonly agency: () => string;
  /** True where deleted records are looked for. */
  readonly isGone?: boolean;
}

/** The instants of a window: the second one is the first moment after it. */
export function momentsOf({ from, to, zone }: CalendarWindow): readonly [number, number] {
  return [startOfDay(from, zone), startOfDay(addToDay(to, 1), zone)];
}

/** Whole days of a zone begin up to this many hours before or after those of the reader's. */
export const zonesApart = 26 * 3_600_000;

const dayLength = 86_400_000;

/** The month and the day of each day of a window, as `1126`; 29 February is kept on the 28th of other years. */
function monthDays({ from, to }: CalendarWindow): readonly number[] {
  const found: number[] = [];
  for (let day = from; day <= to; day = addToDay(day, 1)) {
    const [, month, date] = day.split('-').map(Number);
    found.push((month ?? 0) * 100 + (date ?? 0));
    if (month === 2 && date === 28 && !isDay(`${day.slice(0, 4)}-02-29`)) found.push(229);
  }
  return [...new Set(found)];
}

/** Two branches, each by its own index: most items are short, and a window needs to look back only a little for them. */
function branches(
  { model, agency, isGone = false }: Place,
  isShort: string | null,
  short: string,
  long: string,
): string {
  const of = (conditions: readonly string[]) =>
    `select t.id from ${model.table} t where ${[`t.agency_id = ${agency()}`, `t.deleted_at is ${isGone ? 'not ' : ''}null`, ...conditions].join(' and ')}`;
  if (isShort === null) return of([short]);
  return `${of([isShort, short])} union all ${of([`not (${isShort})`, long])}`;
}

/**
 * Returns the condition that a record of `t` stands in a window of the calendar: moments by the reader's zone, whole days
 * by their dates in every zone, each exactly. Null for an entity in no calendar.
 */
export function windowCondition(place: Place, window: CalendarWindow): string | null {
  const { model, values } = place;
  const { calendar } = model.entity;
  const sql = calendarSql(model.entity, 't.');
  if (!calendar || !sql) return null;
  const { begin, finish, isShort, days } = sql;
  const { from, to } = window;
  const day = (one: string) => `${values.add(one)}::date`;
  if (calendar.isYearly) {
    return `(extract(month from ${begin}) * 100 + extract(day from ${begin}))::integer = any(${values.add(monthDays(window))}::integer[])`;
  }
  const found = (short: string, long: string) => `t.id in (${branches(place, isShort, short, long)})`;
  if (days === null) {
    const long = `${begin} <= ${day(to)} and ${finish} >= ${day(from)}`;
    const short = `${begin} >= ${day(addToDay(from, isShort === null ? 0 : -longItemDays))} and ${long}`;
    if (!calendar.isEdges) return found(short, long);
    const isWithin = (edge: string) => `${edge} between ${day(from)} and ${day(to)}`;
    return `${found(short, long)} and (${isWithin(begin)} or ${isWithin(finish)})`;
  }
  const [first, after] = momentsOf(window);
  const at = (moment: number) => momentSql(moment, values);
  const long = `${begin} < ${at(after + zonesApart)} and ${finish} >= ${at(first - zonesApart)}`;
  const short = `${begin} >= ${at(first - zonesApart - longItemDays * dayLength)} and ${long}`;
  const isTimed = `${begin} < ${at(after)} and (${finish} > ${at(first)} or ${begin} >= ${at(first)})`;
  const isDays = `${days.first} <= ${day(to)} and ${days.last} >= ${day(from)}`;
  return `${found(short, long)} and case when ${days.isWhole} then ${isDays} else ${isTimed} end`;
}
