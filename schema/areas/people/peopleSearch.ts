import type { AnyEntity } from '../../language/entity.ts';
import type { Registry } from '../../language/registry.ts';

/** A kind of people or companies; of contacts, with the field that references their owner. */
export interface PeopleKind {
  readonly entity: AnyEntity;
  readonly owner: { readonly field: string } | null;
}

const isSearched = ({ list }: AnyEntity) => (list.search ?? []).length > 0;

/**
 * Returns the kinds that the global search finds by name: those of the group `people`, and their owned kinds with a
 * name and a face of their own, such as contacts.
 */
export function peopleKinds(registry: Registry): readonly PeopleKind[] {
  const people = registry.all.filter((entity) => entity.group === 'people' && isSearched(entity));
  const owned = people
    .flatMap(({ name }) => registry.ownedBy(name))
    .filter(
      ({ entity }) => entity.face !== undefined && isSearched(entity) && entity.list.search?.includes(entity.title),
    )
    .map(({ entity, field }) => [entity.name, { entity, owner: { field } }] as const);
  return [...people.map((entity) => ({ entity, owner: null })), ...new Map(owned).values()];
}
