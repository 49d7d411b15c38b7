import { number as yupNumber } from 'yup';
import type { CommonOptions, Field, KindDefinition } from './field.ts';
import { largestMeasure, type Quantity } from '../rules/limits.ts';
import { refusal } from './rule.ts';
import { nullable } from './schemas.ts';

export interface MeasureField extends Field<{ '': number | null }, { '': number | null }>, CommonOptions {
  readonly kind: 'measure';
  readonly quantity: Quantity;
}

/**
 * A measured quantity, kept and sent as a whole number of its smallest unit: a length in millimetres, a mass in grams, a
 * share in hundredths of a percent. People read and write it in units of their own.
 */
export function measure(quantity: Quantity, options?: Omit<CommonOptions, 'required'>): MeasureField {
  return { ...options, quantity, kind: 'measure' };
}

export const measureKind: KindDefinition<MeasureField> = {
  columns: (name) => [{ key: name, type: 'integer', isNullable: true, schema: nullable({ type: 'integer' }) }],
  rules: (name, { quantity }) => {
    const max = largestMeasure[quantity];
    const about = refusal('measure');
    // A text is none: yup would take `1e3` for a number.
    const exact = yupNumber().transform((value: unknown, given) => (typeof given === 'string' ? Number.NaN : value));
    return { [name]: exact.typeError(about).integer(about).min(0, about).max(max, about) };
  },
  filters: (name, { quantity }) => {
    const schema = { type: 'integer', minimum: 0, maximum: largestMeasure[quantity] };
    return [
      { param: `${name}Min`, match: 'from', key: name, schema },
      { param: `${name}Max`, match: 'to', key: name, schema },
    ];
  },
  sortKey: (name) => name,
};
