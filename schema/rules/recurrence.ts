import { isDay } from './dates.ts';
import { taskLimit } from './limits.ts';
import type { MessageKey, MessageParams } from './messages.ts';

/** The repeats of a series (AB 3). All but CUSTOM mean one unit each time. */
export const repeats = ['DAILY', 'WEEKLY', 'MONTHLY', 'ANNUALLY', 'CUSTOM'] as const;
export type Repeat = (typeof repeats)[number];

/** Another word for no repeat, which bodies may say in place of null. */
export const doNotRepeat = 'DO_NOT_REPEAT';

export const repeatUnits = ['DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** The days of the week in their order: weeks of a series begin on Monday. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the days of a week that begins on a day. */
export function weekdaysFrom(first: Weekday): readonly Weekday[] {
  const place = weekdays.indexOf(first);
  return [...weekdays.slice(place), ...weekdays.slice(0, place)];
}

/** Day of a month on which a monthly series falls: the number of the first day, its weekday, or the last one. */
export const monthlyDays = ['DAY', 'WEEKDAY', 'LAST_DAY'] as const;
export type MonthlyDay = (typeof monthlyDays)[number];

/** The tasks of a series that a change or a deletion of one of them reaches (AB 3). */
export const recurrenceStrategies = ['THIS_TASK_ONLY', 'THIS_AND_FOLLOWING_TASKS', 'ALL_TASKS'] as const;
export type RecurrenceStrategy = (typeof recurrenceStrategies)[number];

/** The largest number of units between two of a series. */
export const intervalLimit = 99;

export type RecurrenceEnd =
  | { readonly type: 'ON'; readonly date: string }
  | { readonly type: 'AFTER'; readonly count: number };

/** Rule by which something repeats. Its first day, and the zone of its times, are those of the record. */
export interface RecurrenceSetting {
  readonly repeat: Repeat;
  /** From 1 to `intervalLimit`. */
  readonly interval: number;
  readonly unit: RepeatUnit;
  /** In weeks: the days, in their order; the weekday of the first day if null. */
  readonly weekdays: readonly Weekday[] | null;
  /** In months. */
  readonly monthly: MonthlyDay | null;
  readonly end: RecurrenceEnd;
}

/** The unit of each repeat that has one of its own. */
const unitOf: Readonly<Record<Exclude<Repeat, 'CUSTOM'>, RepeatUnit>> = {
  DAILY: 'DAYS',
  WEEKLY: 'WEEKS',
  MONTHLY: 'MONTHS',
  ANNUALLY: 'YEARS',
};

type Given = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = (choices: readonly string[], value: unknown) => typeof value === 'string' && choices.includes(value);
const isCount = (value: unknown, max: number) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;

/** Returns a setting with what follows from its repeat filled in; of any type. */
export function settledRecurrence(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (value['repeat'] === doNotRepeat || (value['repeat'] === null && Object.keys(value).length === 1)) return null;
  const unit = value['unit'] ?? unitOf[value['repeat'] as keyof typeof unitOf];
  return {
    ...value,
    interval: value['interval'] ?? 1,
    ...(unit !== undefined && { unit }),
    weekdays: value['weekdays'] ?? null,
    monthly: value['monthly'] ?? (unit === 'MONTHS' ? 'DAY' : null),
  };
}

/** Fault of a setting, as a message. */
export interface RecurrenceFault {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

function endFault(end: unknown): RecurrenceFault | null {
  const asked = { key: 'recurrenceEnd', params: { max: taskLimit } } as const;
  if (!isObject(end) || Object.keys(end).length !== 2) return asked;
  if (end['type'] === 'ON' && 'date' in end) {
    return typeof end['date'] === 'string' && isDay(end['date']) ? null : { key: 'recurrenceEndDay' };
  }
  return end['type'] === 'AFTER' && isCount(end['count'], taskLimit) ? null : asked;
}

const keys: readonly string[] = ['repeat', 'interval', 'unit', 'weekdays', 'monthly', 'end'];

/** Returns what is wrong with a settled setting itself, whatever the record; null if nothing is. */
export function recurrenceFault(value: unknown): RecurrenceFault | null {
  if (!isObject(value) || Object.keys(value).some((key) => !keys.includes(key))) return { key: 'recurrenceShape' };
  const { repeat, interval, unit, weekdays: days, monthly } = value;
  if (!isOneOf(repeats, repeat)) return { key: 'recurrenceRepeat' };
  if (!isCount(interval, intervalLimit)) return { key: 'recurrenceInterval', params: { max: intervalLimit } };
  if (!isOneOf(repeatUnits, unit)) return { key: 'recurrenceUnit' };
  if (repeat !== 'CUSTOM' && (interval !== 1 || unit !== unitOf[repeat as keyof typeof unitOf])) {
    return { key: 'recurrenceStock' };
  }
  if (days !== null) {
    const areDays = Array.isArray(days) && days.length > 0 && days.every((day) => isOneOf(weekdays, day));
    if (!areDays || unit !== 'WEEKS') return { key: 'recurrenceWeekdays' };
  }
  if (monthly !== null && (unit !== 'MONTHS' || !isOneOf(monthlyDays, monthly))) return { key: 'recurrenceMonthly' };
  return endFault(value['end']);
}

/** A setting that was judged, in the one form in which it is kept. */
export function keptRecurrence(setting: RecurrenceSetting): RecurrenceSetting {
  const { repeat, interval, unit, monthly, end } = setting;
  const days = setting.weekdays && weekdays.filter((day) => setting.weekdays?.includes(day));
  // Keys in the order in which PostgreSQL keeps JSON: an answer that is repeated is the same to the byte.
  const last = end.type === 'ON' ? { date: end.date, type: end.type } : { type: end.type, count: end.count };
  return { end: last, unit, repeat, monthly, interval, weekdays: days };
}

const frequencies: Readonly<Record<RepeatUnit, string>> = {
  DAYS: 'DAILY',
  WEEKS: 'WEEKLY',
  MONTHS: 'MONTHLY',
  YEARS: 'YEARLY',
};

/** The rule of a setting in the terms of RFC 5545, without its end: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH`. */
export function ruleOf({ unit, interval, weekdays: days }: RecurrenceSetting): string {
  return `FREQ=${frequencies[unit]};INTERVAL=${interval}${days ? `;BYDAY=${days.join()}` : ''}`;
}

/** A setting as a text for a file, in the terms of RFC 5545. */
export function ruleText(setting: RecurrenceSetting): string {
  const { end, monthly } = setting;
  const last = monthly === 'LAST_DAY' ? ';BYMONTHDAY=-1' : '';
  const until = end.type === 'ON' ? `UNTIL=${end.date.replaceAll('-', '')}` : `COUNT=${end.count}`;
  return `${ruleOf(setting)}${last};${until}`;
}
