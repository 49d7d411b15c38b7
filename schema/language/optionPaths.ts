import type { AnyEntity } from './entity.ts';
import { kindOf } from '../fields/kinds.ts';
import type { RefField } from '../fields/ref.ts';

/** Target of a path in `options`: a field of the entity itself, or of a referenced entity. */
export interface OptionPath {
  /** The reference that the path goes through, and the entity that it points to. */
  readonly through?: { readonly field: string; readonly target: string };
  readonly field: string;
}

/**
 * Parses a path (`position`, `category.position`); null if it passes through a field that does not reference exactly
 * one entity.
 */
export function readPath({ fields }: AnyEntity, path: string): OptionPath | null {
  const [head = '', tail, ...more] = path.split('.');
  if (tail === undefined) return { field: head };
  const reference = fields[head];
  if (reference?.kind !== 'ref' || more.length > 0) return null;
  return { through: { field: head, target: (reference as RefField).target }, field: tail };
}

/** Returns the mistakes of `options`: paths without a target, or paths that would leak a closed field. */
export function optionsMistakes(entity: AnyEntity, get: (name: string) => AnyEntity | undefined): string[] {
  const { sort = [], without } = entity.options ?? {};
  return [...sort, ...(without === undefined ? [] : [without])].flatMap((path) => {
    const found = readPath(entity, path);
    const end = found && (found.through ? get(found.through.target) : entity)?.fields[found.field];
    if (!found || !end) return [`options speaks of '${path}', which leads to no field`];
    const way = found.through && entity.fields[found.through.field];
    if (end.access ?? way?.access) return [`options speaks of '${path}', which asks for a right of its own`];
    if (path === without) return end.kind === 'flag' ? [] : [`options leaves out by '${path}', which is no flag`];
    return end.kind === 'status' || kindOf(end).sortKey(found.field, end) === null
      ? [`options sorts by '${path}', which has no order`]
      : [];
  });
}
