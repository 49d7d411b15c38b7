import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { allDayOf, zonedKeys } from '../../../../schema/fields/zoned.ts';
import { rangeOf } from '../../../../schema/language/listRange.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { registry } from '../../../../schema/index.ts';
import { addToDay, clocksAt, dayAt, instantAt, startOfDay } from '../../../../schema/rules/dates.ts';

/** Times of an item, or those to which it is moved. */
export type ItemTimes = Pick<CalendarItem, 'isAllDay' | 'start' | 'end' | 'startDay' | 'endDay'>;

type Values = Readonly<Record<string, unknown>>;

export const wholeDays = (startDay: string, endDay: string): ItemTimes => ({
  isAllDay: true,
  start: null,
  end: null,
  startDay,
  endDay,
});
export const moments = (start: number, end: number): ItemTimes => ({
  isAllDay: false,
  start,
  end,
  startDay: null,
  endDay: null,
});

/** Quarter of an hour, by which keys move, in milliseconds. */
export const quarter = 900_000;
/** Length of what had only a beginning, or whole days, and gets a time of day. */
export const usualLength = 3_600_000;

/** Returns a moment so many days later at the same time of day. */
export function momentAfterDays(moment: number, days: number, zone: string): number {
  const time = new Date(clocksAt(moment, zone)).toISOString().slice(11, 16);
  return instantAt(addToDay(dayAt(moment, zone), days), time, zone) + (moment % 60_000);
}

/** Change by keys: whole days, quarters of an hour, or the length by either. */
export interface TimesShift {
  readonly days?: number;
  readonly quarters?: number;
  /** Its end alone moves. */
  readonly isLength?: boolean;
}

/** Returns the times of an item moved or lengthened; it never ends before it begins, and whole days know no quarters. */
export function shifted(
  times: ItemTimes,
  { days = 0, quarters = 0, isLength = false }: TimesShift,
  zone: string,
): ItemTimes {
  if (times.isAllDay) {
    const [first, last] = [times.startDay ?? '', times.endDay ?? times.startDay ?? ''];
    const start = isLength ? first : addToDay(first, days);
    const end = addToDay(last, days);
    return wholeDays(start, end < start ? start : end);
  }
  const by = (moment: number) => momentAfterDays(moment, days, zone) + quarters * quarter;
  const [first, last] = [times.start ?? 0, times.end ?? times.start ?? 0];
  const start = isLength ? first : by(first);
  return moments(start, Math.max(start, by(last)));
}

/** Returns the times that an item has when it begins on another day, at a time of day or for whole days, as long as before. */
export function begunAt(times: ItemTimes, day: string, time: string | null, zone: string): ItemTimes {
  if (time === null) {
    const first = times.startDay ?? dayAt(times.start ?? 0, zone);
    const last = times.endDay ?? dayAt(Math.max(times.start ?? 0, (times.end ?? 0) - 1), zone);
    const length = Math.round((Date.parse(`${last}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / 86_400_000);
    return wholeDays(day, addToDay(day, length));
  }
  const start = instantAt(day, time, zone);
  return moments(start, start + (times.isAllDay ? usualLength : (times.end ?? 0) - (times.start ?? 0)));
}

function zonedValues(name: string, record: Values, moment: number, day: string | null, zone: string): Values {
  const keys = zonedKeys(name);
  const { [keys.zone]: own } = record;
  const kept = typeof own === 'string' ? own : zone;
  return {
    [keys.moment]: day === null ? moment : startOfDay(day, kept),
    [keys.zone]: kept,
    [keys.isAllDay]: day !== null,
  };
}

/** Returns what the record of an item gets when the item is moved: only the fields that it had, and an end that is new. */
export function valuesOfMove(item: CalendarItem, to: ItemTimes, zone: string): Values {
  const { calendar, fields } = registry.get(item.kind);
  const { record } = item;
  if (!calendar) return {};
  const { start, end } = calendar;
  if (fields[start]?.kind === 'date') {
    if (item.edge) return { [item.edge === 'START' ? start : (end ?? start)]: to.startDay };
    const hasEnd = end !== undefined && (record[end] != null || to.endDay !== to.startDay);
    return { [start]: to.startDay, ...(hasEnd && { [end]: to.endDay }) };
  }
  const [hasStart, hasEnd] = [start, end ?? ''].map((name) => typeof record[name] === 'number');
  if (to.isAllDay) {
    const isLong = to.endDay !== to.startDay;
    const withStart = hasStart || isLong;
    const withEnd = end !== undefined && (hasEnd || isLong);
    return {
      ...(withStart && zonedValues(start, record, 0, to.startDay, zone)),
      ...(withEnd && zonedValues(end, record, 0, to.endDay, zone)),
    };
  }
  const [from, until] = [to.start ?? 0, to.end ?? to.start ?? 0];
  const isLong = until > from && (item.isAllDay ? hasStart && hasEnd : true);
  const withStart = hasStart || isLong;
  const withEnd = end !== undefined && (hasEnd || isLong);
  // One that has an end alone stands where it begins.
  const last = withStart ? until : from;
  // An end that is a whole day stays one: the last day that it reaches.
  const endDay = !item.isAllDay && end !== undefined && hasEnd && allDayOf(end, record) !== null;
  return {
    ...(withStart && zonedValues(start, record, from, null, zone)),
    ...(withEnd && zonedValues(end, record, last, endDay ? dayAt(Math.max(from, last - 1), zone) : null, zone)),
  };
}

/** Returns what takes a move back: the former values of what it changes. */
export function valuesBefore(item: CalendarItem, changed: Values): Values {
  return Object.fromEntries(
    Object.keys(changed).map((key) => [key, item.record[key] ?? (key.endsWith('IsAllDay') ? false : null)]),
  );
}

/** Returns the dates of a new record at some times: one date where it has no length, the one that its list is ordered by. */
export function valuesOfNew({ calendar, fields, list }: AnyEntity, times: ItemTimes, zone: string): Values {
  if (!calendar || fields[calendar.start]?.kind !== 'zoned') return {};
  const { start, end } = calendar;
  const from = times.start ?? 0;
  const isLong = times.isAllDay ? times.endDay !== times.startDay : (times.end ?? from) > from;
  if (isLong && end !== undefined)
    return {
      ...zonedValues(start, {}, from, times.startDay, zone),
      ...zonedValues(end, {}, times.end ?? from, times.endDay, zone),
    };
  const isDue = end !== undefined && rangeOf(list)?.field === end;
  return zonedValues(isDue ? end : start, {}, from, times.startDay, zone);
}
