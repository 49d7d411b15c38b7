import type { CommonOptions, Field, KindDefinition, Maybe } from './field.ts';
import { addToDay, isDay } from '../rules/dates.ts';
import { refusal } from './rule.ts';
import { day, nullable, string } from './schemas.ts';

export interface DateOptions extends CommonOptions {
  /** Today and later days are refused, as for a date of birth (AB 5); `orToday` takes today as well. */
  readonly isPast?: boolean | 'orToday';
  /** A day of birth: the page of a record says when it comes round again. */
  readonly isBirthday?: boolean;
  /** Asked for and shown as a month (`Nov 2026`), and kept as the first day of it; a day that is there stays until it is changed. */
  readonly isMonth?: boolean;
  /** The name of another day that this one may not come before. */
  readonly after?: string;
}

export interface DateField<Value = string | null> extends Field<{ '': Value }, { '': Value }>, DateOptions {
  readonly kind: 'date';
}

/** A day of the calendar, `YYYY-MM-DD`, the same everywhere on earth. */
export function date<const O extends DateOptions>(options?: O): DateField<Maybe<O, string>> {
  return { ...options, kind: 'date' };
}

/** Returns the latest day that a field accepts; undefined for no limit. */
export function latestDay({ isPast }: DateOptions, today: string): string | undefined {
  if (!isPast) return undefined;
  return isPast === 'orToday' ? today : addToDay(today, -1);
}

export const dateKind: KindDefinition<DateField> = {
  columns: (name, field) => [
    { key: name, type: 'date', isNullable: !field.required, schema: field.required ? string : nullable(string) },
  ],
  rules: (name, field, yup) => {
    const real = yup.string().test('day', refusal('date'), (value) => !value || isDay(value));
    const isLate = refusal(field.isPast === 'orToday' ? 'dateInFuture' : 'dateInPast');
    const past = real.test('past', isLate, (value, context) => {
      const today = (context.options.context as { today?: string } | undefined)?.today;
      return !value || !today || value <= (latestDay(field, today) ?? value);
    });
    const { after, isMonth } = field;
    // With months only, a later day of the same month cannot be detected.
    const comparable = (day: string) => (isMonth ? day.slice(0, 7) : day);
    if (after === undefined) return { [name]: field.isPast ? past : real };
    const ordered = (field.isPast ? past : real).test('after', refusal('dateOrder'), (value, context) => {
      const earlier = (context.parent as Record<string, unknown>)[after];
      return !value || typeof earlier !== 'string' || comparable(value) >= comparable(earlier);
    });
    return { [name]: ordered };
  },
  filters: (name) => [
    { param: `${name}From`, match: 'from', key: name, schema: day, isDay: true },
    { param: `${name}To`, match: 'to', key: name, schema: day, isDay: true },
  ],
  sortKey: (name) => name,
};
