import type { WireRecord } from '../../fields/kind.ts';
import type { NamedField } from '../viewFields.ts';

/** Returns true if the record has a value in that field. */
export function isFilled({ name }: NamedField, record: WireRecord): boolean {
  const value = record[name];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
}

/** Returns true if the record has a value in one of those fields. */
export function hasFacts(fields: readonly NamedField[], record: WireRecord): boolean {
  return fields.some((field) => isFilled(field, record));
}
