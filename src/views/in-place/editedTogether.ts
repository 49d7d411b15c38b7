import type { Field } from '../../../schema/fields/field.ts';
import { writeKeysOf } from '../../fields/values.ts';

type Fields = Readonly<Record<string, Field>>;

/** Returns the fields without which a field means nothing: those that it is asked for with, and all asked for with them. */
function askedWith(fields: Fields, name: string): readonly string[] {
  const roots = [name, ...Object.keys(fields[name]?.onlyWith ?? {})].filter((one) => one in fields);
  const hasRoot = (field: Field) => Object.keys(field.onlyWith ?? {}).some((one) => roots.includes(one));
  return [...roots, ...Object.keys(fields).filter((one) => hasRoot(fields[one] as Field))];
}

/**
 * Returns the fields that are edited with one of them, in the order of the form: fields that only one of its values asks
 * for, and those that share a key with it, as two numbers of one country.
 */
export function editedTogether(fields: Fields, name: string): Fields {
  const own = fields[name];
  if (!own) return {};
  const keys = writeKeysOf(name, own);
  const asked = askedWith(fields, name);
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([one, field]) => asked.includes(one) || writeKeysOf(one, field).some((key) => keys.includes(key)),
    ),
  );
}
