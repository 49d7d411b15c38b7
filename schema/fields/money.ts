import type { CommonOptions, Field, JsonSchema, KindDefinition, Maybe } from './field.ts';
import { fromMinorUnits, isAmount, isCurrency, toMinorUnits } from '../rules/money.ts';
import { defaultCurrency } from '../rules/limits.ts';
import { refusal } from './rule.ts';
import { nullable, string } from './schemas.ts';

export interface MoneyOptions extends CommonOptions {
  /** Wire key of the currency; by default the field's name with `Currency` appended. */
  readonly currency?: string;
}

type Parts<O, Value> = { '': Value } & {
  [K in O extends { readonly currency: infer C extends string } ? `=${C}` : 'Currency']: string;
};

export interface MoneyField<Read extends object = object> extends Field<Read, Read>, MoneyOptions {
  readonly kind: 'money';
}

/** An amount with its currency: a decimal string on the wire, minor units (a whole number) in the database. */
export function money<const O extends MoneyOptions>(options?: O): MoneyField<Parts<O, Maybe<O, string>>> {
  return { ...options, kind: 'money' };
}

/** Returns the wire key of an amount's currency. */
export function currencyKey(name: string, field: MoneyOptions): string {
  return field.currency ?? `${name}Currency`;
}

/** An amount of any currency, as a bound of a filter; the currency says how many digits it may have after the point. */
const bound: JsonSchema = { type: 'string', pattern: String.raw`^-?\d{1,19}(\.\d{1,4})?$` };
const currencyCode: JsonSchema = { type: 'string', format: 'currency' };

export const moneyKind: KindDefinition<MoneyField> = {
  // The currency comes first: it says how many digits the amount's minor units have.
  columns: (name, field) => {
    const currency = currencyKey(name, field);
    const of = (record: Readonly<Record<string, unknown>>) => String(record[currency] ?? defaultCurrency);
    return [
      {
        key: currency,
        type: 'text',
        isNullable: false,
        default: defaultCurrency,
        agencyDefault: 'currency',
        schema: string,
      },
      {
        key: name,
        type: 'bigint',
        sortsWithin: currency,
        isNullable: !field.required,
        schema: field.required ? string : nullable(string),
        encode: (wire: string | null, record) => toMinorUnits(wire, of(record)),
        decode: (stored: bigint | string | null, record) => fromMinorUnits(stored, of(record)),
      },
    ];
  },
  // A currency that is cleared is the agency's.
  settle: (name, field, body, _before, defaults) => {
    const currency = currencyKey(name, field);
    const isCleared = body[currency] === null || body[currency] === '';
    return defaults && isCleared ? { [currency]: defaults.currency } : {};
  },
  rules: (name, field, yup) => ({
    [name]: yup
      .string()
      .trim()
      .test('amount', refusal('dollar'), (value, context) => {
        const currency = (context.parent as Record<string, unknown>)[currencyKey(name, field)];
        return value == null || isAmount(value, typeof currency === 'string' ? currency : defaultCurrency);
      }),
    [currencyKey(name, field)]: yup
      .string()
      .test('currency', refusal('currency'), (value) => !value || isCurrency(value)),
  }),
  filters: (name, field) => {
    const currencyParam = currencyKey(name, field);
    return [
      { param: `${name}Min`, match: 'from', key: name, schema: bound, currencyParam },
      { param: `${name}Max`, match: 'to', key: name, schema: bound, currencyParam },
      { param: currencyParam, match: 'equals', key: currencyParam, schema: currencyCode },
    ];
  },
  sortKey: (name) => name,
};
