import type { CommonOptions, Field, KindDefinition, Maybe } from './field.ts';
import { refusal } from './rule.ts';
import { addToDay, endOfDay, startOfDay } from '../rules/dates.ts';
import { instantSchema, nullable } from './schemas.ts';

export interface InstantOptions extends CommonOptions {
  /**
   * A new value is between the start of today and the end of the same day one month on, in the time zone of who writes
   * it; of a shorter month, its last day.
   */
  readonly isWithinMonth?: boolean;
  /** A new value is not in the future, but for the minutes by which clocks of devices run ahead (`mostAhead`). */
  readonly isUpToNow?: boolean;
  /** The empty input is filled with now as soon as it is entered (CM 4). */
  readonly startsNow?: boolean;
  /** A create without it takes the current moment. */
  readonly default?: 'now';
  /** Text field of the record that holds the time zone in which the form gives it; the reader's own if that is empty. */
  readonly zone?: string;
  /** Lists tell it by its age, in minutes, hours or days (CM 9). */
  readonly isAge?: boolean;
}

export interface InstantField<Value = number | null> extends Field<{ '': Value }, { '': Value }>, InstantOptions {
  readonly kind: 'instant';
}

/** A moment, in milliseconds since the epoch; shown in the reader's time zone. */
export function instant<const O extends InstantOptions>(options?: O): InstantField<Maybe<O, number>> {
  return { ...options, kind: 'instant' };
}

/** Time by which a moment that is said to be over may be in the future, in milliseconds: five minutes. */
export const mostAhead = 300_000;

interface RuleContext {
  readonly now?: number;
  readonly today?: string;
  readonly zone?: string;
  readonly before?: Readonly<Record<string, unknown>>;
}

export const instantKind: KindDefinition<InstantField> = {
  columns: (name, field) => [
    {
      key: name,
      type: 'timestamptz',
      isNullable: !field.required,
      schema: field.required ? instantSchema : nullable(instantSchema),
      encode: (wire: number | null) => (wire === null ? null : new Date(wire).toISOString()),
    },
  ],
  rules: (name, field, yup) => ({
    [name]: yup
      .number()
      .typeError(refusal('date'))
      .integer(refusal('date'))
      .test('withinMonth', refusal('outsideMonth'), (value, { options }) => {
        if (field.isWithinMonth !== true || value == null) return true;
        const { today, zone, before } = (options.context ?? {}) as RuleContext;
        if (today === undefined || before?.[name] === value) return true;
        return startOfDay(today, zone) <= value && value <= endOfDay(addToDay(today, 1, 'month'), zone);
      })
      .test('upToNow', refusal('momentToCome'), (value, { options }) => {
        const { now, before } = (options.context ?? {}) as RuleContext;
        if (field.isUpToNow !== true || value == null || now === undefined) return true;
        return value <= now + mostAhead || before?.[name] === value;
      }),
  }),
  filters: (name) => [
    { param: `${name}From`, match: 'from', key: name, schema: instantSchema },
    { param: `${name}To`, match: 'to', key: name, schema: instantSchema },
  ],
  sortKey: (name) => name,
};
