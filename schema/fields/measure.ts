import type { CommonOptions, Field, KindDefinition } from './field.ts';
import { largestMeasure, type Quantity } from '../rules/limits.ts';
import { exactMeasure, type MeasureRange } from '../rules/measures.ts';
import { refusal } from './rule.ts';
import { nullable } from './schemas.ts';

export interface MeasureField extends Field<{ '': number | null }, { '': number | null }>, CommonOptions {
  readonly kind: 'measure';
  readonly quantity: Quantity;
  /**
   * Smallest and largest sensible value, in smallest units: another one is refused, and a number without a unit is read
   * in one that makes it sensible. Any value up to the largest of the quantity unless said.
   */
  readonly range?: MeasureRange;
}

/**
 * A measured quantity, kept and sent as a whole number of its smallest unit: a length in millimetres, a mass in grams, a
 * share in hundredths of a percent. People read and write it in units of their own.
 */
export function measure(
  quantity: Quantity,
  options?: Omit<CommonOptions, 'required'> & Pick<MeasureField, 'range'>,
): MeasureField {
  return { ...options, quantity, kind: 'measure' };
}

export const measureKind: KindDefinition<MeasureField> = {
  columns: (name) => [{ key: name, type: 'integer', isNullable: true, schema: nullable({ type: 'integer' }) }],
  rules: (name, { quantity, range }, yup) => {
    const [min, max] = range ?? [0, largestMeasure[quantity]];
    const about = refusal('measure');
    const outside = range
      ? refusal('measureOutside', { min: exactMeasure(min, quantity), max: exactMeasure(max, quantity) })
      : about;
    // A text is none: yup would take `1e3` for a number.
    const exact = yup.number().transform((value: unknown, given) => (typeof given === 'string' ? Number.NaN : value));
    return { [name]: exact.typeError(about).integer(about).min(min, outside).max(max, outside) };
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
