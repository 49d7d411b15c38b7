import type { WireRecord } from '../../../../fields/kind.ts';
import { valueAt } from '../../../../fields/wireKeys.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';

/** Returns true if the record has a value in that field. */
export function isFilled({ name }: NamedField, record: WireRecord): boolean {
  const value = valueAt(record, name);
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
}
