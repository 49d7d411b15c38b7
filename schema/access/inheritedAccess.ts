import type { Access, AccessLookup } from './access.ts';

function ownersOf(access: Access | 'everyone'): readonly string[] {
  if (typeof access === 'string') return [];
  if ('anyOf' in access) return access.anyOf.flatMap(ownersOf);
  if ('own' in access) return [];
  if ('by' in access) return [access.belongsTo];
  return 'owner' in access ? [access.owner] : ownersOf(access.read);
}

/**
 * Returns the reference fields through which records of a kind inherit access: an actor who may read the referenced
 * record, or is assigned to it, may read the record.
 */
export function accessSourceFields(kind: string, lookup: AccessLookup): readonly string[] {
  return [...new Set([...ownersOf(lookup.accessOf(kind)), ...lookup.assignedThrough(kind)])];
}

/** The kinds whose records give a way to those of a kind, over however many others. */
export function accessSourceKinds(kind: string, lookup: AccessLookup): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (from: string): void => {
    for (const target of accessSourceFields(from, lookup).flatMap((field) => lookup.targetsOf(from, field))) {
      if (found.has(target)) continue;
      found.add(target);
      walk(target);
    }
  };
  walk(kind);
  return found;
}
