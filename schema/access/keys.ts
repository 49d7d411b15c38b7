import type { Actor } from './access.ts';
import { closure, levelSets, type Level } from './levels.ts';
import { cap, resources as allResources, type Resource } from './resources.ts';
import { passesFeatureChecks } from './scope.ts';

/** The most that an API key leaves of a resource: reading, or all that its person may. */
export const keyGrants = ['read', 'full'] as const;
export type KeyGrant = (typeof keyGrants)[number];

/** Limits that a person puts on an API key of theirs. */
export interface KeyLimits {
  readonly readsOnly: boolean;
  /** The resources that the key opens, each with the most that it leaves; null for every one. */
  readonly resources: Readonly<Partial<Record<Resource, KeyGrant>>> | null;
}

const isReading = (level: Level) => level === 'VIEW_ASSIGN' || level === 'VIEW_ALL';

/** Returns the levels for a resource that are left of those of a person. */
function levelsLeft(person: Actor, resource: Resource, { readsOnly, resources }: KeyLimits): readonly Level[] {
  const grant = resources === null ? 'full' : resources[resource];
  if (grant === undefined) return levelSets.none;
  const held = closure(passesFeatureChecks(person) ? levelSets.editAll : (person.levels[resource] ?? []));
  return cap(resource, readsOnly || grant === 'read' ? held.filter(isReading) : held);
}

/**
 * Returns a person as an API key of theirs acts: with the intersection of their rights and the key's limits. With any
 * limit the actor is a staff member, also if the person is an admin, so no check of a role gives more than the levels.
 */
export function actorByKey(person: Actor, key: KeyLimits & { readonly id: string; readonly name: string }): Actor {
  const { id: keyId, name, readsOnly, resources } = key;
  const via = { keyId, name, readsOnly, isNarrowed: resources !== null };
  const actor: Actor = { ...person, sessionId: null, via };
  if (!readsOnly && resources === null) return actor;
  const levels = allResources.map((resource) => [resource, levelsLeft(person, resource, key)] as const);
  return { ...actor, role: 'staff', levels: Object.fromEntries(levels) };
}
