import type { Field } from '../../schema/fields/field.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { customId } from '../../schema/language/fieldsOf.ts';
import type { WireRecord } from './kind.ts';

/** The wire keys by which a field is shown: what it points to stands for its id. */
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

/** Whether a record has the value of a field, be it none: a row has only what was asked for. */
export function isRead(record: WireRecord, named: { readonly name: string; readonly field: Field }): boolean {
  return customId(named.name) === null ? shownKeys(named).some((key) => key in record) : 'custom' in record;
}
