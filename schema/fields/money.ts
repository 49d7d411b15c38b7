import type { CommonOptions, Field, JsonSchema, KindDefinition, Maybe } from './field.ts';
import { finestCurrency, fromMinorUnits, isAmount, toMinorUnits } from '../rules/money.ts';
import { defaultCurrency } from '../rules/limits.ts';
import { currencyCode, currencyColumn, currencyRule, settledCurrency } from './currency.ts';
import { refusal } from './rule.ts';
import { nullable, string } from './schemas.ts';

export interface MoneyOptions extends CommonOptions {
  /** Wire key of the currency; by default the field's name with `Currency` appended. */
  readonly currency?: string;
  /**
   * The currency field of the record that the amount is in, instead of a currency of its own. In rows it is that of the
   * record that has them: `^currency`.
   */
  readonly in?: string;
}

type OwnCurrency<O> = O extends { readonly in: string }
  ? never
  : O extends { readonly currency: infer C extends string }
    ? `=${C}`
    : 'Currency';

type Parts<O, Value> = { '': Value } & { [K in OwnCurrency<O>]: string };

export interface MoneyField<Read extends object = object> extends Field<Read, Read>, MoneyOptions {
  readonly kind: 'money';
}

/** An amount with its currency: a decimal string on the wire, minor units (a whole number) in the database. */
export function money<const O extends MoneyOptions>(options?: O): MoneyField<Parts<O, Maybe<O, string>>> {
  return { ...options, kind: 'money' };
}

/** Returns the key of an amount's currency: a wire key, or in rows `^` with a wire key of the record that has them. */
export function currencyKey(name: string, field: MoneyOptions): string {
  return field.in ?? field.currency ?? `${name}Currency`;
}

const ownerMark = '^';

/** Returns the wire key of the record to which a key in its rows leads (`^currency`); undefined for a key of the row. */
export function keyOfOwner(key: string): string | undefined {
  return key.startsWith(ownerMark) ? key.slice(ownerMark.length) : undefined;
}

/** Returns the keys by which the cells of rows lead to values of the record that has them. */
export function ownerKeys(cells: Readonly<Record<string, Field>>): readonly string[] {
  const keys = Object.values(cells).flatMap((cell) => (cell as MoneyOptions).in ?? []);
  return [...new Set(keys)].filter((key) => keyOfOwner(key) !== undefined);
}

/** Returns the values of a record that the cells of its rows read, by the keys that lead to them. */
export function ownerValues(
  keys: readonly string[],
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.map((key) => [key, record[keyOfOwner(key) ?? key]]));
}

/** An amount of any currency, as a bound of a filter; the currency says how many digits it may have after the point. */
const bound: JsonSchema = { type: 'string', pattern: String.raw`^-?\d{1,19}(\.\d{1,4})?$` };

interface Judging {
  readonly parent: unknown;
  readonly from?: readonly { readonly value: unknown }[];
  readonly options: { readonly context?: unknown };
}

/**
 * Returns the currency of an amount that is judged: that of the body or, of a patch without it, of the record before.
 * A form of some fields alone may know neither.
 */
function judgedCurrency(name: string, field: MoneyOptions, { parent, from, options }: Judging): string | undefined {
  const key = currencyKey(name, field);
  const owner = keyOfOwner(key);
  const { before } = (options.context ?? {}) as { readonly before?: unknown };
  const places = owner === undefined ? [parent, before] : [from?.[1]?.value, from?.[1] && before];
  const said = places.map((place) => (place as Readonly<Record<string, unknown>> | undefined)?.[owner ?? key]);
  if (field.in !== undefined) return said.find((code) => typeof code === 'string');
  return typeof said[0] === 'string' ? said[0] : defaultCurrency;
}

/** Returns the currency that a record says. Throws where one that amounts share is not there. */
function currencyIn(name: string, field: MoneyOptions, record: Readonly<Record<string, unknown>>): string {
  const key = currencyKey(name, field);
  const code = record[key];
  if (typeof code === 'string') return code;
  if (field.in !== undefined) throw new Error(`the amount '${name}' is read or written without '${key}'`);
  return defaultCurrency;
}

export const moneyKind: KindDefinition<MoneyField> = {
  // The currency comes first: it says how many digits the amount's minor units have.
  columns: (name, field) => {
    const currency = currencyKey(name, field);
    return [
      ...(field.in === undefined ? [currencyColumn(currency)] : []),
      {
        key: name,
        type: 'bigint',
        ...(keyOfOwner(currency) === undefined && { sortsWithin: currency }),
        isNullable: !field.required,
        schema: field.required ? string : nullable(string),
        encode: (wire: string | null, record) =>
          wire === null ? null : toMinorUnits(wire, currencyIn(name, field, record)),
        decode: (stored: bigint | string | null, record) =>
          stored === null ? null : fromMinorUnits(stored, currencyIn(name, field, record)),
      },
    ];
  },
  // A currency that is cleared is the agency's.
  settle: (name, field, body, _before, defaults) =>
    field.in === undefined ? settledCurrency(currencyKey(name, field), body, defaults) : {},
  rules: (name, field, yup) => ({
    [name]: yup
      .string()
      .trim()
      .test('amount', refusal('dollar'), (value, context) => {
        if (value == null) return true;
        // What is not known here, the server knows.
        return isAmount(value, judgedCurrency(name, field, context) ?? finestCurrency);
      }),
    ...(field.in === undefined && { [currencyKey(name, field)]: currencyRule(yup) }),
  }),
  filters: (name, field) => {
    const currencyParam = currencyKey(name, field);
    return [
      { param: `${name}Min`, match: 'from', key: name, schema: bound, currencyParam },
      { param: `${name}Max`, match: 'to', key: name, schema: bound, currencyParam },
      ...(field.in === undefined
        ? [{ param: currencyParam, match: 'equals' as const, key: currencyParam, schema: currencyCode }]
        : []),
    ];
  },
  sortKey: (name) => name,
};
