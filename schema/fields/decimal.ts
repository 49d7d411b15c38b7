import { scaledOf, textOfScaled } from '../rules/finance/decimals.ts';
import type { CommonOptions, Field, JsonSchema, KindDefinition, Maybe } from './field.ts';
import { refusal } from './rule.ts';
import { nullable } from './schemas.ts';

export interface DecimalOptions extends CommonOptions {
  /** Digits after the point that are kept, from 1 to 6. */
  readonly digits: number;
  /** Least and largest value, in the notation of the wire: `'0'`, `'100'`. */
  readonly min?: string;
  readonly max?: string;
  readonly default?: string;
  /** Unit that is written after the number. */
  readonly unit?: '%';
}

export interface DecimalField<Value = string | null> extends Field<{ '': Value }, { '': Value }>, DecimalOptions {
  readonly kind: 'decimal';
}

/**
 * A decimal number that no binary fraction rounds, such as a rate or a quantity: a decimal string on the wire, a whole
 * number of its last digit in the database.
 */
export function decimal<const O extends DecimalOptions>(options: O): DecimalField<Maybe<O, string>> {
  return { ...options, kind: 'decimal' } as DecimalField<Maybe<O, string>>;
}

/** Largest size of a decimal, in units of its last digit. */
const largest = 10n ** 15n;

/** Returns the schema of a decimal on the wire. */
function schemaOf({ digits }: Pick<DecimalOptions, 'digits'>): JsonSchema {
  return { type: 'string', pattern: String.raw`^-?\d{1,15}(\.\d{1,${digits}})?$` };
}

/** Returns a bound in units of the last digit. Throws for a declaration whose bound is no decimal of these digits. */
function boundOf(text: string | undefined, digits: number, otherwise: bigint): bigint {
  if (text === undefined) return otherwise;
  const bound = scaledOf(text, digits);
  if (bound === null) throw new RangeError(`'${text}' is no decimal of ${digits} digits`);
  return bound;
}

export const decimalKind: KindDefinition<DecimalField> = {
  columns: (name, field) => [
    {
      key: name,
      type: 'bigint',
      isNullable: !field.required,
      default: field.default,
      schema: field.required ? schemaOf(field) : nullable(schemaOf(field)),
      encode: (wire: string | null) => (wire === null ? null : scaledOf(wire, field.digits)),
      decode: (stored: bigint | string | null) => (stored === null ? null : textOfScaled(BigInt(stored), field.digits)),
    },
  ],
  rules: (name, { digits, min, max }, yup) => {
    const [least, most] = [boundOf(min, digits, -largest), boundOf(max, digits, largest)];
    const scaled = (value: string | null | undefined) => (value == null ? null : scaledOf(value, digits));
    return {
      [name]: yup
        .string()
        .trim()
        .matches(/^-?\d+(\.\d+)?$/, { message: refusal('notNumber'), excludeEmptyString: true })
        .test('digits', refusal('amountDigits', { digits }), (value) => value == null || scaled(value) !== null)
        .test('least', refusal('tooSmall', { min: textOfScaled(least, digits) }), (value) => {
          const given = scaled(value);
          return given === null || given >= least;
        })
        .test('most', refusal('tooLarge', { max: textOfScaled(most, digits) }), (value) => {
          const given = scaled(value);
          return given === null || given <= most;
        }),
    };
  },
  filters: (name, field) => [
    { param: `${name}Min`, match: 'from', key: name, schema: schemaOf(field) },
    { param: `${name}Max`, match: 'to', key: name, schema: schemaOf(field) },
  ],
  sortKey: (name) => name,
};
