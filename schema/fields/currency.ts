import type * as Yup from 'yup';
import { defaultCurrency } from '../rules/limits.ts';
import { isCurrency } from '../rules/money.ts';
import type { AgencyDefaults } from '../rules/agencyDefaults.ts';
import type { ColumnSpec, CommonOptions, Field, JsonSchema, KindDefinition } from './field.ts';
import { refusal } from './rule.ts';
import { string } from './schemas.ts';

export interface CurrencyField extends Field<{ '': string }, { '': string }> {
  readonly kind: 'currency';
}

/** The currency of the amounts that say `in` with its name: an ISO 4217 code, the agency's own unless it is given. */
export function currency(options?: CommonOptions): CurrencyField {
  return { ...options, kind: 'currency' };
}

/** The JSON Schema of a currency as a filter. */
export const currencyCode: JsonSchema = { type: 'string', format: 'currency' };

/** Returns the column of a currency by its wire key. */
export function currencyColumn(key: string): ColumnSpec {
  return {
    key,
    type: 'text',
    isNullable: false,
    default: defaultCurrency,
    agencyDefault: 'currency',
    schema: string,
  };
}

/** Returns the agency's currency under the wire key where a body clears it. */
export function settledCurrency(
  key: string,
  body: Readonly<Record<string, unknown>>,
  defaults?: AgencyDefaults,
): Readonly<Record<string, unknown>> {
  const isCleared = body[key] === null || body[key] === '';
  return defaults && isCleared ? { [key]: defaults.currency } : {};
}

/** Returns the rule of a currency. */
export function currencyRule(yup: typeof Yup): Yup.AnySchema {
  return yup.string().test('currency', refusal('currency'), (value) => !value || isCurrency(value));
}

export const currencyKind: KindDefinition<CurrencyField> = {
  columns: (name) => [currencyColumn(name)],
  settle: (name, _field, body, _before, defaults) => settledCurrency(name, body, defaults),
  rules: (name, _field, yup) => ({ [name]: currencyRule(yup) }),
  filters: (name) => [{ param: name, match: 'equals', key: name, schema: currencyCode }],
  sortKey: (name) => name,
};
