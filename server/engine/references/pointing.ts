import type { RefOptions } from '../../../schema/fields/ref.ts';
import type { RefsOptions } from '../../../schema/fields/refs.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { referencesInRows, targetsOf } from '../../../schema/language/records/references.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { Model } from '../model.ts';

/**
 * A field of an entity, or a cell of its rows by its path, that points to records of some kind, and what becomes of its
 * record when one of those is deleted.
 */
export interface PointingField {
  readonly name: string;
  readonly declared: Field & RefOptions;
  readonly onDelete: NonNullable<RefOptions['onDelete']>;
}

/** Returns the fields of an entity that reference records of a kind, without inverse fields. */
export function fieldsPointingTo({ entity }: Model, kind: string): readonly PointingField[] {
  return referencesOf(entity).flatMap(([name, declared]) =>
    targetsOf(declared).includes(kind) ? [{ name, declared, onDelete: declared.onDelete ?? 'keep' }] : [],
  );
}

/** The references of an entity, those in rows by their paths, without inverse fields. */
function referencesOf({ fields }: AnyEntity): readonly (readonly [name: string, declared: Field & RefsOptions])[] {
  const own = Object.entries(fields) as readonly [string, Field & RefsOptions][];
  const inRows = referencesInRows(fields).map(({ path, field }) => [path, field as Field & RefsOptions] as const);
  return [...own, ...inRows].filter(([, field]) => targetsOf(field).length > 0 && field.inverse === undefined);
}

/** The fields of an entity without whose records its own cannot be: `refuse` and `cascade`. */
export function fieldsNeeding({ entity }: Model): readonly string[] {
  return referencesOf(entity).flatMap(([name, { onDelete = 'keep' }]) => (onDelete === 'keep' ? [] : [name]));
}

/** The condition under which a row `t` points by a field to one of some ids, given by their placeholder. */
export function pointingTo(model: Model, field: string, ids: string): string {
  const cell = model.cell(field);
  if (cell) {
    return `exists (select 1 from ${cell.rows.table} l where l.agency_id = t.agency_id and l.owner_id = t.id
      and l.${cell.stored.column} = any(${ids}::uuid[]))`;
  }
  const link = model.links.find((one) => one.field === field && one.spec.inverse === undefined);
  const column = model.columns.find((one) => one.field === field);
  if (!link) return `t.${column?.column ?? 'id'} = any(${ids}::uuid[])`;
  return `exists (select 1 from ${link.table} l where l.agency_id = t.agency_id and l.${link.own} = t.id
    and l.${link.item} = any(${ids}::uuid[]))`;
}
