import type { Field, KindDefinition } from './field.ts';
import { refusal } from './rule.ts';
import {
  keptRecurrence,
  recurrenceFault,
  settledRecurrence,
  type RecurrenceFault,
  type RecurrenceSetting,
} from '../rules/recurrence.ts';
import { dayOfZoned } from './zoned.ts';

export interface RecurrenceOptions {
  /** The zoned fields that repeat; the first one with a value says the first day. */
  readonly of: readonly [string, ...string[]];
}

type Parts = { '': RecurrenceSetting | null };

export interface RecurrenceField extends Field<Parts, { '': object | null }>, RecurrenceOptions {
  readonly kind: 'recurrence';
}

/** Rule by which a record repeats. Its module makes the others of the series. */
export function recurrence(options: RecurrenceOptions): RecurrenceField {
  return { ...options, kind: 'recurrence' };
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the day from which a record repeats; null if it has no date. */
export function firstDayOf({ of }: RecurrenceOptions, record: Values): string | null {
  for (const name of of) {
    const day = dayOfZoned(name, record);
    if (day !== null) return day;
  }
  return null;
}

function faultOf(field: RecurrenceField, value: unknown, record: Values): RecurrenceFault | null {
  const fault = recurrenceFault(value);
  if (fault) return fault;
  const { end } = value as RecurrenceSetting;
  const first = firstDayOf(field, record);
  // A date without a known zone has a fault of its own.
  if (first === null) return field.of.some((name) => record[name] != null) ? null : { key: 'recurrenceUndated' };
  return end.type === 'ON' && end.date < first ? { key: 'recurrenceEndBefore' } : null;
}

export const recurrenceKind: KindDefinition<RecurrenceField> = {
  columns: (name) => [
    {
      key: name,
      type: 'text',
      isNullable: true,
      // The rule says in its own words what is wrong with a setting.
      schema: { type: ['object', 'null'], additionalProperties: true },
      encode: (wire: RecurrenceSetting | null) => (wire === null ? null : JSON.stringify(keptRecurrence(wire))),
      decode: (stored: string | null) => (stored === null ? null : (JSON.parse(stored) as RecurrenceSetting)),
    },
  ],
  settle: (name, _field, body) => (body[name] === undefined ? {} : { [name]: settledRecurrence(body[name]) }),
  rules: (name, field, yup) => ({
    [name]: yup.mixed<object>().test('recurrence', (value, context) => {
      if (value === null || value === undefined) return true;
      const fault = faultOf(field, value, context.parent as Values);
      return (
        fault === null || context.createError({ message: refusal(fault.key as 'wrongType', fault.params as never) })
      );
    }),
  }),
  filters: () => [],
  sortKey: () => null,
};
