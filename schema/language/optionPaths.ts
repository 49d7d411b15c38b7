import type { AnyEntity } from './entity.ts';
import { kindOf } from '../fields/kinds.ts';
import type { RefField } from '../fields/ref.ts';

/** Where a path of `options` leads: a field of the entity itself, or of the one that a reference points to. */
export interface OptionPath {
  /** The reference that the path goes through, and the entity that it points to. */
  readonly through?: { readonly field: string; readonly target: string };
  readonly field: string;
}

/** Reads a path (`position`, `category.position`); null where it goes through what is no reference to one entity. */
export function readPath({ fields }: AnyEntity, path: string): OptionPath | null {
  const [head = '', tail, ...more] = path.split('.');
  if (tail === undefined) return { field: head };
  const reference = fields[head];
  if (reference?.kind !== 'ref' || more.length > 0) return null;
  return { through: { field: head, target: (reference as RefField).target }, field: tail };
}

/** What is wrong with how pickers offer an entity's records: paths that lead nowhere, or would tell of a closed field. */
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
