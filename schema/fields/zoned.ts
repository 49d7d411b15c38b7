import { boolean as yupBoolean, number as yupNumber, string as yupString } from 'yup';
import type { CommonOptions, Field, KindDefinition, Maybe } from './field.ts';
import { isTimeZone } from '../rules/dates.ts';
import { refusal } from './rule.ts';
import { boolean, instantSchema, nullable, string } from './schemas.ts';

export interface ZonedOptions extends CommonOptions {
  /** The name of another zoned field that this one may not come before. */
  readonly after?: string;
}

type Parts<Value> = { '': Value; TimeZone: string | null; IsAllDay: boolean };

export interface ZonedField<Value = number | null> extends Field<Parts<Value>, Parts<Value>>, ZonedOptions {
  readonly kind: 'zoned';
}

/** A meeting's time: a moment and the IANA zone it was said in, or a whole day of that zone. */
export function zoned<const O extends ZonedOptions>(options?: O): ZonedField<Maybe<O, number>> {
  return { ...options, kind: 'zoned' };
}

export const zonedKind: KindDefinition<ZonedField> = {
  columns: (name, field) => [
    {
      key: name,
      type: 'timestamptz',
      isNullable: !field.required,
      schema: field.required ? instantSchema : nullable(instantSchema),
      encode: (wire: number | null) => (wire === null ? null : new Date(wire).toISOString()),
    },
    { key: `${name}TimeZone`, type: 'text', isNullable: true, schema: nullable(string) },
    { key: `${name}IsAllDay`, type: 'boolean', isNullable: false, default: false, schema: boolean },
  ],
  rules: (name, field) => ({
    [name]: yupNumber()
      .integer(refusal('date'))
      .test('after', refusal('dateOrder'), (value, context) => {
        const earlier = field.after === undefined ? null : (context.parent as Record<string, unknown>)[field.after];
        return value == null || typeof earlier !== 'number' || value >= earlier;
      }),
    [`${name}TimeZone`]: yupString().test('zone', refusal('timeZone'), (value) => !value || isTimeZone(value)),
    [`${name}IsAllDay`]: yupBoolean(),
  }),
  filters: (name) => [
    { param: `${name}From`, match: 'from', key: name, schema: instantSchema },
    { param: `${name}To`, match: 'to', key: name, schema: instantSchema },
  ],
  sortKey: (name) => name,
};
