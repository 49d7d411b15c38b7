import type { FilterSpec } from '../../../schema/fields/field.ts';
import { dayAt, endOfDay, startOfDay } from '../../../schema/rules/dates.ts';
import type { InstantRange } from '../../../schema/rules/ranges.ts';

/** Two bounds as days, null for none. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

type Bound = 'from' | 'to';
type Texts = Readonly<Record<Bound, string | undefined>>;

const edges = { from: startOfDay, to: endOfDay };

/** The moments that the values of a range mean for a reader: of a day its start or its end (AB 5). */
export function rangeOfTexts(texts: Texts, isDay: boolean, zone: string): InstantRange {
  const moment = (bound: Bound) => {
    const text = texts[bound];
    if (text === undefined) return null;
    return isDay ? edges[bound](text, zone) : Number(text);
  };
  return { from: moment('from'), to: moment('to') };
}

/** The days on which a range begins and ends for a reader. */
export function daysOfRange({ from, to }: InstantRange, zone: string): Days {
  return { from: from === null ? null : dayAt(from, zone), to: to === null ? null : dayAt(to, zone) };
}

/** A bound as the value of its parameter: a day, or milliseconds. */
export function textsOfBound(moment: number | null, { isDay = false }: FilterSpec, zone: string): readonly string[] {
  if (moment === null) return [];
  return [isDay ? dayAt(moment, zone) : String(moment)];
}
