import type { Field } from '../../schema/fields/field.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { customId } from '../../schema/language/fieldsOf.ts';
import type { WireRecord } from './kind.ts';

/** Returns the wire keys by which a field is shown: for an id, that of the referenced record. */
export function shownKeys({ name, field }: { readonly name: string; readonly field: Field }): readonly string[] {
  const kind = kindOf(field);
  const labels = kind.labels?.(name, field) ?? [];
  const named = new Set(labels.map(({ of }) => of));
  const keys = [
    ...kind.columns(name, field).flatMap(({ key }) => (named.has(key) ? [] : [key])),
    ...labels.map(({ key }) => key),
    ...(kind.links?.(name, field) ?? []).map(({ key, labelKey }) => labelKey ?? key),
  ];
  return keys.length > 0 ? keys : [name];
}

/** Returns true if a record has the key of a field, even with an empty value: a row has only the requested keys. */
export function isRead(record: WireRecord, named: { readonly name: string; readonly field: Field }): boolean {
  return customId(named.name) === null ? shownKeys(named).some((key) => key in record) : 'custom' in record;
}
