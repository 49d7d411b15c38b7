import type { Access } from '../../access/access.ts';
import type { Field } from '../../fields/field.ts';
import type { RefOptions } from '../../fields/ref.ts';
import { referenceCells, type RowsField } from '../../fields/rows.ts';
import type { AnyEntity } from '../entity.ts';

/** The kinds that a reference field may point to; none for other fields. */
export function targetsOf(field: Field | undefined): readonly string[] {
  switch (field?.kind) {
    case 'ref':
    case 'refs':
      return [(field as Field & { target: string }).target];
    case 'refOneOf':
    case 'refsOneOf':
      return (field as Field & { targets: readonly string[] }).targets;
    case 'status':
      return ['status'];
    case 'catalogue':
    case 'catalogues':
      return ['catalogue'];
    default:
      return [];
  }
}

/** A reference of an entity: a field, or a cell of its rows, whose path is `lines.talent`. */
export interface PathReference {
  readonly path: string;
  /** A cell asks for the right that its rows ask for. */
  readonly field: Field & RefOptions;
}

/** Returns the cells of rows that point to records. */
export function referencesInRows(fields: AnyEntity['fields']): readonly PathReference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'rows') return [];
    return referenceCells((field as RowsField).cells).map(([cell, declared]) => ({
      path: `${name}.${cell}`,
      field: withRowsOptions(declared, field),
    }));
  });
}

function withRowsOptions<F extends Field>(cell: F, { access, readOnly }: Field): F {
  return { ...cell, ...(access && { access }), ...(readOnly && { readOnly }) };
}

/** Returns the field at a path: a declared one, or a cell of rows (`lines.talent`). */
export function fieldAt(fields: AnyEntity['fields'], path: string): Field | undefined {
  const declared = fields[path];
  const [name = '', cell = ''] = path.split('.');
  const rows = fields[name];
  if (declared !== undefined || rows?.kind !== 'rows') return declared;
  const found: Field | undefined = (rows as RowsField).cells[cell];
  return found && withRowsOptions(found, rows);
}

/** Returns the fields of an entity that assign its records: to the referenced staff, or through another record. */
export function fieldsAssigning({ fields }: AnyEntity, how: true | 'through'): readonly string[] {
  return Object.keys(fields).filter((name) => (fields[name] as Field & RefOptions).assigns === how);
}

/** The field by which an entity is owned: the one that its access follows. */
export function ownerField(access: Access): string | undefined {
  if (typeof access === 'string') return undefined;
  if ('owner' in access) return access.owner;
  if ('by' in access) return undefined;
  if ('anyOf' in access) return access.anyOf.map(ownerField).find((field) => field !== undefined);
  return 'write' in access ? ownerField(access.write) : undefined;
}
