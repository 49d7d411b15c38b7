import type { CommonOptions, Field, KindDefinition } from './field.ts';
import { boolean } from './schemas.ts';

export interface FlagOptions extends CommonOptions {
  readonly default?: boolean;
}

export interface FlagField extends Field<{ '': boolean }, { '': boolean }>, FlagOptions {
  readonly kind: 'flag';
}

/** Yes or no; no unless the declaration says otherwise. */
export function flag(options?: FlagOptions): FlagField {
  return { default: false, ...options, kind: 'flag' };
}

export const flagKind: KindDefinition<FlagField> = {
  columns: (name, field) => [
    { key: name, type: 'boolean', isNullable: false, default: field.default ?? false, schema: boolean },
  ],
  rules: (name, _field, yup) => ({ [name]: yup.boolean() }),
  filters: (name) => [{ param: name, match: 'is', key: name, schema: boolean }],
  sortKey: (name) => name,
};
