import { isKeepableDay, zonedKeys } from '../../../schema/fields/zoned.ts';
import { dayAt, endOfDay, startOfDay } from '../../../schema/rules/dates.ts';
import { columnName } from '../../../schema/fields/field.ts';
import type { Values } from '../sql.ts';

/** The most that the same day differs between two zones, sixteen hours either side of UTC, in milliseconds. */
const widestGap = 32 * 3_600_000;

/**
 * Returns the day of a bound that is its first moment (lower bound) or its last (upper bound); null for other moments.
 */
function dayOfBound(match: 'from' | 'to', moment: number, zone: string): string | null {
  const day = dayAt(moment, zone);
  if (!isKeepableDay(day)) return null;
  return (match === 'from' ? startOfDay(day, zone) : endOfDay(day, zone)) === moment ? day : null;
}

/**
 * Returns the condition that a zoned value of `t` is on the right side of a bound (milliseconds), by the index of its
 * end. A bound at the first or last moment of one of the reader's days means that day: an all-day date is compared by
 * its date, whatever its zone. Any other bound means the moment: an all-day date ends at the end of its day in its own
 * zone.
 * @param name of the field; `zone` is the reader's
 */
export function zonedBound(name: string, match: 'from' | 'to', moment: number, zone: string, values: Values): string {
  const keys = zonedKeys(name);
  const [end, day] = [`t.${columnName(keys.end)}`, `t.${columnName(keys.day)}`];
  const sign = match === 'from' ? '>=' : '<=';
  const at = (instant: number) => `${values.add(new Date(instant).toISOString())}::timestamptz`;
  const bound = dayOfBound(match, moment, zone);
  if (bound === null) return `${end} ${sign} ${at(moment)}`;
  const widened = match === 'from' ? moment - widestGap : moment + widestGap;
  return `${end} ${sign} ${at(widened)}
    and case when ${day} is null then ${end} ${sign} ${at(moment)} else ${day} ${sign} ${values.add(bound)}::date end`;
}
