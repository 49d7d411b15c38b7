import type { Access } from '../../access/access.ts';
import type { Field } from '../../fields/field.ts';
import type { RefOptions } from '../../fields/ref.ts';
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
