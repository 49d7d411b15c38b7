import type { Field } from '../../schema/fields/field.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { customId } from '../../schema/language/fieldsOf.ts';
import { currencyOfField } from '../../schema/language/records/sharedCurrency.ts';
import type { WireRecord } from './kind.ts';

interface Named {
  readonly name: string;
  readonly field: Field;
}

/** Returns the wire keys by which a field is shown: for an id, that of the referenced record. */
function ownKeys({ name, field }: Named): readonly string[] {
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

/** Returns the wire keys by which a field is shown, with the currency that its amounts are in. */
export function shownKeys(named: Named): readonly string[] {
  const currency = currencyOfField(named.field);
  return [...ownKeys(named), ...(currency === undefined ? [] : [currency])];
}

/** Returns true if a record has the key of a field, even with an empty value: a row has only the requested keys. */
export function isRead(record: WireRecord, named: Named): boolean {
  return customId(named.name) === null ? ownKeys(named).some((key) => key in record) : 'custom' in record;
}
