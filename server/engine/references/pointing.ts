import type { RefOptions } from '../../../schema/fields/ref.ts';
import type { RefsOptions } from '../../../schema/fields/refs.ts';
import { targetsOf } from '../../../schema/language/records/references.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { Model } from '../model.ts';

/** A field of an entity that points to records of some kind, and what becomes of its record when one of those is deleted. */
export interface PointingField {
  readonly name: string;
  readonly declared: Field & RefOptions;
  readonly onDelete: NonNullable<RefOptions['onDelete']>;
}

/** Returns the fields of an entity that reference records of a kind, without inverse fields. */
export function fieldsPointingTo({ entity }: Model, kind: string): readonly PointingField[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const declared = field as Field & RefsOptions;
    if (!targetsOf(field).includes(kind) || declared.inverse !== undefined) return [];
    return [{ name, declared, onDelete: declared.onDelete ?? 'keep' }];
  });
}

/** The fields of an entity without whose records its own cannot be: `refuse` and `cascade`. */
export function fieldsNeeding({ entity }: Model): readonly string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const { inverse, onDelete = 'keep' } = field as RefsOptions;
    return targetsOf(field).length > 0 && inverse === undefined && onDelete !== 'keep' ? [name] : [];
  });
}

/** The condition under which a row `t` points by a field to one of some ids, given by their placeholder. */
export function pointingTo(model: Model, field: string, ids: string): string {
  const link = model.links.find((one) => one.field === field && one.spec.inverse === undefined);
  const column = model.columns.find((one) => one.field === field);
  if (!link) return `t.${column?.column ?? 'id'} = any(${ids}::uuid[])`;
  return `exists (select 1 from ${link.table} l where l.agency_id = t.agency_id and l.${link.own} = t.id
    and l.${link.item} = any(${ids}::uuid[]))`;
}
