import { closure, nameOfSet, type LevelSetName } from './levels.ts';
import type { LevelsByResource } from './matrix.ts';
import { levelOptions, type Resource } from './resources.ts';

/** Saying about an area: its set, or the same without *all* where the area knows nothing of *assigned*. */
export type Saying = LevelSetName | 'view' | 'edit';

/** Every saying, in the order of the sentence: what may be changed first, what is closed last. */
export const sayings = [
  'editAll',
  'edit',
  'viewAllEditAssigned',
  'editAssigned',
  'viewAll',
  'view',
  'viewAssigned',
  'none',
] as const satisfies readonly Saying[];

/** One clause of the sentence about somebody's levels. */
export interface Clause {
  readonly saying: Saying;
  readonly resources: readonly Resource[];
}

function sayingOf(resource: Resource, held: LevelsByResource): Saying {
  const name = nameOfSet(closure(held[resource] ?? [])) ?? 'none';
  if (levelOptions(resource).includes('VIEW_ASSIGN')) return name;
  if (name === 'editAll') return 'edit';
  return name === 'viewAll' ? 'view' : name;
}

/** Returns the clauses that say these levels: the resources that share a saying stand together. */
export function clausesOf(held: LevelsByResource, among: readonly Resource[]): readonly Clause[] {
  return sayings
    .map((saying) => ({ saying, resources: among.filter((resource) => sayingOf(resource, held) === saying) }))
    .filter(({ resources }) => resources.length > 0);
}
