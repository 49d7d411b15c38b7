import type { AnyEntity } from '../../schema/language/entity.ts';
import { writtenKeys } from '../../schema/fields/kinds.ts';

type Values = Readonly<Record<string, unknown>>;

/** The wire keys that a body of this entity may carry. */
export function writableKeys(entity: AnyEntity): readonly string[] {
  const fields = Object.entries(entity.fields).filter(([, field]) => !field.readOnly);
  const keys = fields.flatMap(([name, field]) => writtenKeys(name, field));
  return entity.customFields ? [...keys, 'custom'] : keys;
}

/** Returns the body of a create: the writable values of a record. */
export function bodyOf(entity: AnyEntity, record: Values): Record<string, unknown> {
  const given = writableKeys(entity).filter((key) => record[key] !== undefined);
  return Object.fromEntries(given.map((key) => [key, record[key]]));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changed = (values: Values, former: Values) =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, former[key])));

/**
 * Returns the body of a patch: the writable values that differ from the former ones, including custom fields. Without
 * former values, all writable ones.
 */
export function patchOf(entity: AnyEntity, record: Values, former: Values = {}): Record<string, unknown> {
  const { custom, ...patch } = changed(bodyOf(entity, record), former);
  if (custom === undefined || custom === null) return patch;
  return { ...patch, custom: changed(custom as Values, (former['custom'] ?? {}) as Values) };
}
