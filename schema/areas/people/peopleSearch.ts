import type { AnyEntity } from '../../language/entity.ts';
import { targetsOf } from '../../language/records/references.ts';
import type { Registry } from '../../language/registry.ts';

/** A kind of people or companies, with the owner of contacts: its kind and the field that references it. */
export interface PeopleKind {
  readonly entity: AnyEntity;
  readonly owner: { readonly kind: string; readonly field: string } | null;
}

const isSearched = ({ list }: AnyEntity) => (list.search ?? []).length > 0;

/**
 * Returns the kinds that the global search finds by name: those of the group `people`, and their owned kinds with a
 * name of their own, such as a partner's contacts.
 */
export function peopleKinds(registry: Registry): readonly PeopleKind[] {
  const people = registry.all.filter((entity) => entity.group === 'people' && isSearched(entity));
  const owned = people.flatMap(({ name }) =>
    registry
      .ownedBy(name)
      .filter(
        ({ entity, field }) => entity.fields[field]?.kind === 'ref' && targetsOf(entity.fields[field])[0] === name,
      )
      .filter(({ entity }) => isSearched(entity) && entity.list.search?.includes(entity.title))
      .map(({ entity, field }) => ({ entity, owner: { kind: name, field } })),
  );
  return [...people.map((entity) => ({ entity, owner: null })), ...owned];
}
