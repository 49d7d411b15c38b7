import { isKeepableDay, readZoned, zonedKeys } from '../../../../schema/fields/zoned.ts';
import { addToDay, clocksAt, dayAt, instantAt, startOfDay } from '../../../../schema/rules/dates.ts';
import { daysBetween } from './expand.ts';

type Values = Readonly<Record<string, unknown>>;

/** The dates of a task that repeat; the first one that it has says its day. */
export const dated = ['startDate', 'dueDate'] as const;
export type Dated = (typeof dated)[number];

/** A date of a task by the clocks of its zone. */
export interface Wall {
  readonly day: string;
  /** Time of day, `HH:mm:ss.SSS`. */
  readonly time: string;
  readonly zone: string;
  readonly isAllDay: boolean;
}

/** Returns a date of a task by the clocks of its zone; null if the task has none. */
export function wallOf(name: Dated, record: Values): Wall | null {
  const value = readZoned(name, record);
  if (value === null) return null;
  const { moment, zone, isAllDay } = value;
  const time = new Date(clocksAt(moment, zone)).toISOString().slice(11, 23);
  return { day: dayAt(moment, zone), time, zone, isAllDay };
}

/** The moment of a date on its day. A time that its clocks skip is moved on by as much, on that day alone. */
export function momentAt({ day, time, zone, isAllDay }: Wall): number {
  if (isAllDay) return startOfDay(day, zone);
  return instantAt(day, time.slice(0, 5), zone) + Number(time.slice(6)) * 1000;
}

/** Dates of a task relative to its own day: the form in which a whole series has them. */
export type Pattern = Readonly<Record<Dated, (Omit<Wall, 'day'> & { readonly after: number }) | null>>;

/** Returns the day of a task, and its dates relative to it; null if it has no date. */
export function patternOf(record: Values): { readonly day: string; readonly pattern: Pattern } | null {
  const [start, due] = dated.map((name) => wallOf(name, record));
  const day = (start ?? due)?.day;
  if (day === undefined) return null;
  const relative = (wall: Wall | null | undefined) => {
    if (!wall) return null;
    const { day: own, ...rest } = wall;
    return { ...rest, after: daysBetween(day, own) };
  };
  return { day, pattern: { startDate: relative(start), dueDate: relative(due) } };
}

/** A date of a pattern on the day of a task. */
export function wallOn(day: string, { after, ...rest }: NonNullable<Pattern[Dated]>): Wall {
  return { ...rest, day: addToDay(day, after) };
}

/** Times of day of a task, as they are on days whose clocks have them. */
export interface Times {
  readonly startTime: string | null;
  readonly dueTime: string | null;
}

/** The times of a pattern. */
export function timesOf({ startDate, dueDate }: Pattern): Times {
  return { startTime: startDate?.time ?? null, dueTime: dueDate?.time ?? null };
}

/** A pattern with other times, where there are any. */
export function withTimes({ startDate, dueDate }: Pattern, { startTime, dueTime }: Times): Pattern {
  return {
    startDate: startDate && { ...startDate, time: startTime ?? startDate.time },
    dueDate: dueDate && { ...dueDate, time: dueTime ?? dueDate.time },
  };
}

/** Can the dates of a pattern be kept on that day? */
export function isKeepable(day: string, pattern: Pattern): boolean {
  return (
    isKeepableDay(day) && dated.every((name) => pattern[name] === null || isKeepableDay(wallOn(day, pattern[name]).day))
  );
}

/** The values of a date of a task, by wire key. */
export function valuesOfWall(name: Dated, wall: Wall | null): Record<string, unknown> {
  const keys = zonedKeys(name);
  if (wall === null) return { [keys.moment]: null, [keys.zone]: null, [keys.isAllDay]: false };
  return { [keys.moment]: momentAt(wall), [keys.zone]: wall.zone, [keys.isAllDay]: wall.isAllDay };
}

/**
 * The values of the dates of a task on its day, by wire key. Where its clocks move the start on past what is due, that
 * is due at once.
 */
export function datesOn(day: string, pattern: Pattern): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of dated) {
    const date = pattern[name];
    Object.assign(values, valuesOfWall(name, date && wallOn(day, date)));
  }
  return inOrder(values);
}

/** Dates of which the due one, a time of its day, is not before the start. */
export function inOrder(values: Record<string, unknown>): Record<string, unknown> {
  const { startDate, dueDate, startDateIsAllDay, dueDateIsAllDay } = values;
  if (typeof startDate !== 'number' || typeof dueDate !== 'number') return values;
  if (startDateIsAllDay === true || dueDateIsAllDay === true || dueDate >= startDate) return values;
  return { ...values, dueDate: startDate };
}
