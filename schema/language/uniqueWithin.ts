import type { AnyEntity } from './entity.ts';
import { columnName, type Field, type SqlType } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { uniqueOf } from '../fields/text.ts';

/** Index value for a missing value, so that two records without one count as equal. */
const absent: Partial<Readonly<Record<SqlType, string>>> = {
  text: `''`,
  uuid: `'00000000-0000-0000-0000-000000000000'::uuid`,
};

/** Returns true if the field can limit the uniqueness of a text: its value is in columns of the record itself. */
function canBeWithin(name: string, field: Field): boolean {
  const columns = kindOf(field).columns(name, field);
  return columns.length > 0 && columns.every(({ type, isNullable }) => !isNullable || absent[type] !== undefined);
}

/** The parts of a unique index by which records share the value of a field: columns, or expressions in parentheses. */
export function sharedParts(name: string, field: Field | undefined): readonly string[] {
  const columns = field ? kindOf(field).columns(name, field) : [];
  return columns.map(({ key, type, isNullable }) =>
    isNullable ? `(coalesce(${columnName(key)}, ${absent[type]}))` : columnName(key),
  );
}

/** Returns the mistakes of the fields that limit a text's uniqueness. */
export function uniqueMistakes(name: string, field: Field, fields: AnyEntity['fields']): string[] {
  return (uniqueOf(field)?.within ?? []).flatMap((other) => {
    const shared = fields[other];
    if (other === name || !shared || !canBeWithin(other, shared)) {
      return [`'${name}' is unique within '${other}', which no index can tell apart`];
    }
    return shared.access === undefined
      ? []
      : [`'${name}' is unique within '${other}', whose values it would tell to those without the right on them`];
  });
}
