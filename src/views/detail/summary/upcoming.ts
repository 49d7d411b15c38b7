import type { DateOptions } from '../../../../schema/fields/date.ts';
import { allDayOf, type ZonedField } from '../../../../schema/fields/zoned.ts';
import { addToDay, dayAt } from '../../../../schema/rules/dates.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import type { NamedField } from '../../viewFields.ts';
import { isBirthday } from '../side/recordFace.ts';

/** Number of days ahead that count as near. */
export const daysAhead = 365;
const birthdaysAhead = 60;

/** A day to come of a record. */
export interface Upcoming extends NamedField {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Age that is reached on the day, of a birthday. */
  readonly turns?: number;
}

/** Returns the next return of a day, today included; the 29 February returns on the 28 in other years. */
function nextReturn(born: string, today: string): string {
  const inYear = (year: number) => {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const monthAndDay = born.slice(5) === '02-29' && !isLeap ? '02-28' : born.slice(5);
    return `${String(year).padStart(4, '0')}-${monthAndDay}`;
  };
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(year);
  return thisYear >= today ? thisYear : inYear(year + 1);
}

/** The reader's day (`YYYY-MM-DD`) and time zone. */
export interface ReaderDay {
  readonly today: string;
  readonly zone: string;
}

/** The day of a date or a moment for the reader; null without one. */
function dayOf({ name, field: { kind } }: NamedField, record: WireRecord, zone: string): string | null {
  const value = record[name];
  if (kind === 'date') return typeof value === 'string' ? value : null;
  if (kind !== 'zoned' || typeof value !== 'number') return null;
  return allDayOf(name, record) ?? dayAt(value, zone);
}

/** Returns true for a moment that ends what starts on the same day. */
function endsAtOnce({ field }: NamedField, day: string, record: WireRecord, zone: string): boolean {
  const { after } = field as ZonedField;
  if (field.kind !== 'zoned' || after === undefined) return false;
  return dayOf({ name: after, field }, record, zone) === day;
}

/**
 * Returns the days to come among a record's dates and moments, the next one first: within a year, a birthday within 60
 * days.
 */
export function upcomingOf(
  record: WireRecord,
  fields: readonly NamedField[],
  { today, zone }: ReaderDay,
): readonly Upcoming[] {
  const days = fields.flatMap((named): readonly Upcoming[] => {
    const value = dayOf(named, record, zone);
    if (value === null || endsAtOnce(named, value, record, zone)) return [];
    if (isBirthday(named)) {
      const day = nextReturn(value, today);
      const turns = Number(day.slice(0, 4)) - Number(value.slice(0, 4));
      return day <= addToDay(today, birthdaysAhead) ? [{ ...named, day, turns }] : [];
    }
    const isDue =
      (named.field as DateOptions).isMonth !== true && value >= today && value <= addToDay(today, daysAhead);
    return isDue ? [{ ...named, day: value }] : [];
  });
  return days.toSorted((one, other) => one.day.localeCompare(other.day));
}
