import type { AnyEntity } from '../../schema/entity.ts';
import type { Field, FilterSpec } from '../../schema/fields/field.ts';
import { instant } from '../../schema/fields/instant.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { instantSchema } from '../../schema/fields/schemas.ts';

/** A field by which a list can be filtered, and the parameters that carry its values. */
export interface FilterField {
  readonly name: string;
  readonly field: Field;
  readonly params: readonly FilterSpec[];
}

/** The filter of a list's range (`fromDate`, `toDate`: moments, both included). */
function rangeOf(name: string, field: Field): FilterField {
  const schema = instantSchema;
  return {
    name,
    field,
    params: [
      { param: 'fromDate', match: 'from', key: name, schema },
      { param: 'toDate', match: 'to', key: name, schema },
    ],
  };
}

/** Everything that an entity's list can be filtered by, in the order of the declaration, its range last. */
export function filterFieldsOf(entity: AnyEntity): readonly FilterField[] {
  const { filters = [], range } = entity.list;
  const declared = filters.flatMap((name): FilterField[] => {
    const field = entity.fields[name];
    return field ? [{ name, field, params: kindOf(field).filters(name, field) }] : [];
  });
  return range === undefined || filters.includes(range)
    ? declared
    : [...declared, rangeOf(range, entity.fields[range] ?? instant())];
}
