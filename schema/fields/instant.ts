import type { CommonOptions, Field, KindDefinition, Maybe } from './field.ts';
import { refusal } from './rule.ts';
import { instantSchema, nullable } from './schemas.ts';

export interface InstantField<Value = number | null> extends Field<{ '': Value }, { '': Value }> {
  readonly kind: 'instant';
}

/** A moment, in milliseconds since the epoch; shown in the reader's time zone. */
export function instant<const O extends CommonOptions>(options?: O): InstantField<Maybe<O, number>> {
  return { ...options, kind: 'instant' };
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
  rules: (name, _field, yup) => ({ [name]: yup.number().integer(refusal('date')) }),
  filters: (name) => [
    { param: `${name}From`, match: 'from', key: name, schema: instantSchema },
    { param: `${name}To`, match: 'to', key: name, schema: instantSchema },
  ],
  sortKey: (name) => name,
};
