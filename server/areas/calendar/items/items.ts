import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { allDayOf, readZoned, zonedKeys } from '../../../../schema/fields/zoned.ts';
import { addToDay, isDay } from '../../../../schema/rules/dates.ts';
import type { CalendarWindow } from './window.ts';

type Row = Readonly<Record<string, unknown>>;
type Times = Pick<CalendarItem, 'isAllDay' | 'start' | 'end' | 'startDay' | 'endDay' | 'edge'>;

const wholeDays = (startDay: string, endDay: string): Times => ({
  isAllDay: true,
  start: null,
  end: null,
  startDay,
  endDay,
});

/** The days of a window on which a yearly day comes round: one a year; 29 February on the 28th of other years. */
function yearly(day: string, { from, to }: CalendarWindow): readonly Times[] {
  const years = [...new Set([from, to].map((one) => Number(one.slice(0, 4))))];
  const all =
    years.length === 2 ? Array.from({ length: years[1]! - years[0]! + 1 }, (_, index) => years[0]! + index) : years;
  return all
    .map((year) => `${year}${day.slice(4)}`)
    .map((one) => (isDay(one) ? one : addToDay(`${one.slice(0, 4)}-03-01`, -1)))
    .filter((one) => one >= from && one <= to && one >= day)
    .map((one) => wholeDays(one, one));
}

function timesOf({ calendar }: AnyEntity, isDate: boolean, record: Row, window: CalendarWindow): readonly Times[] {
  if (!calendar) return [];
  const { start, end = start, isEdges, isYearly } = calendar;
  if (isDate) {
    const first = (record[start] ?? record[end]) as string;
    const last = (record[end] ?? record[start]) as string;
    if (isYearly) return yearly(first, window);
    if (!isEdges) return [wholeDays(first, last)];
    const edges = [
      ...(typeof record[start] === 'string' ? [{ ...wholeDays(first, first), edge: 'START' as const }] : []),
      ...(typeof record[end] === 'string' ? [{ ...wholeDays(last, last), edge: 'END' as const }] : []),
    ];
    return edges.filter(({ startDay }) => startDay !== null && startDay >= window.from && startDay <= window.to);
  }
  const known = [start, end].filter((name) => typeof record[name] === 'number');
  const days = known.map((name) => allDayOf(name, record));
  if (days.every((day) => day !== null)) return [wholeDays(days[0] ?? '', days.at(-1) ?? '')];
  const [first = start] = known;
  const last = known.at(-1) ?? first;
  const finish = readZoned(last, record)?.isAllDay ? (record[zonedKeys(last).end] as number) + 1 : record[last];
  return [{ isAllDay: false, start: record[first] as number, end: finish as number, startDay: null, endDay: null }];
}

/** The keys of a record from which its items are made. */
export function itemKeys({ calendar, fields }: AnyEntity): readonly string[] {
  if (!calendar) return [];
  const { start, end, people = [], travel } = calendar;
  return [start, end ?? [], travel ? [travel.before, travel.after] : []]
    .flat()
    .concat(people)
    .filter((name) => name in fields);
}

/** The minutes of travel of a record, where it has any: whole days have none. */
function travelOf({ calendar }: AnyEntity, record: Row, { isAllDay }: Times) {
  if (!calendar?.travel || isAllDay) return {};
  const [travelBefore, travelAfter] = [record[calendar.travel.before], record[calendar.travel.after]];
  return {
    ...(typeof travelBefore === 'number' && travelBefore > 0 && { travelBefore }),
    ...(typeof travelAfter === 'number' && travelAfter > 0 && { travelAfter }),
  };
}

interface Seen {
  readonly record: Row;
  readonly canMove: boolean;
}

/** Returns the items of a record in a window: one, or one for each of its days that counts by itself. */
export function itemsOf(entity: AnyEntity, { record, canMove }: Seen, window: CalendarWindow): readonly CalendarItem[] {
  const { calendar, title, fields, name } = entity;
  if (!calendar) return [];
  const { id, version, [title]: displayName, ...rest } = record;
  const people = (calendar.people ?? []).flatMap((field) => (rest[field] ?? []) as CalendarItem['people']);
  return timesOf(entity, fields[calendar.start]?.kind === 'date', record, window).map((times) => ({
    id: id as string,
    kind: name,
    version: version as number,
    displayName: String(displayName ?? ''),
    ...times,
    people,
    ...travelOf(entity, record, times),
    canMove: canMove && !calendar.isYearly,
    record: rest,
  }));
}
