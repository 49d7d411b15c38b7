import type { DateOptions } from '../../../../../../schema/fields/date.ts';
import type { Field } from '../../../../../../schema/fields/field.ts';
import { allDayOf, type ZonedOptions } from '../../../../../../schema/fields/zoned.ts';
import { addToDay, dayAt } from '../../../../../../schema/rules/dates.ts';
import type { WireRecord } from '../../../../../fields/kind.ts';
import type { NamedField } from '../../../../view-fields/viewFields.ts';
import { isBirthday } from '../../../face/recordFace.ts';

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

/** Returns the day of a record's date, or of its zoned time in a reader's zone; null without one. */
export function dayOf(name: string, { kind }: Field, record: WireRecord, zone: string): string | null {
  const value = record[name];
  if (kind === 'date') return typeof value === 'string' ? value : null;
  if (kind !== 'zoned') return null;
  return allDayOf(name, record) ?? (typeof value === 'number' ? dayAt(value, zone) : null);
}

/**
 * Returns the days to come among a record's dates and times, the next one first: within a year, a birthday within 60
 * days. An end is left out on the day of its beginning.
 * @param zone of the reader
 */
export function upcomingOf(
  record: WireRecord,
  fields: readonly NamedField[],
  today: string,
  zone: string,
): readonly Upcoming[] {
  const days = fields.flatMap((named): readonly Upcoming[] => {
    const value = dayOf(named.name, named.field, record, zone);
    if (value === null) return [];
    if (isBirthday(named)) {
      const day = nextReturn(value, today);
      const turns = Number(day.slice(0, 4)) - Number(value.slice(0, 4));
      return day <= addToDay(today, birthdaysAhead) ? [{ ...named, day, turns }] : [];
    }
    if (named.field.kind === 'zoned') {
      const { after } = named.field as ZonedOptions;
      const start = fields.find(({ name }) => name === after);
      if (start && dayOf(start.name, start.field, record, zone) === value) return [];
    }
    const isDue =
      (named.field as DateOptions).isMonth !== true && value >= today && value <= addToDay(today, daysAhead);
    return isDue ? [{ ...named, day: value }] : [];
  });
  return days.toSorted((one, other) => one.day.localeCompare(other.day));
}
