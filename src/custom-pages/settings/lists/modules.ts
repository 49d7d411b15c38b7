import type { Field } from '../../../../schema/fields/field.ts';
import { registry } from '../../../../schema/index.ts';
import type { AnyEntity, Group } from '../../../../schema/language/entity.ts';
import type { CatalogueType } from '../../../../schema/rules/catalogues.ts';
import { customOwners } from '../../../../schema/rules/customFields.ts';

/** A part of the product with its small lists and its custom fields. */
export interface Module {
  /** Name of its first entity; the part of the address. */
  readonly name: string;
  /** Entities that use the same lists. */
  readonly entities: readonly string[];
  readonly types: readonly CatalogueType[];
  /** Entities among them that have custom fields. */
  readonly customOwners: readonly (keyof typeof customOwners)[];
}

/** Order of the groups of the menu; entities outside of it come last. */
const groups: readonly Group[] = ['people', 'work', 'none'];

function typesOf({ fields }: AnyEntity): readonly CatalogueType[] {
  const declared = Object.values<Field & { readonly type?: CatalogueType }>(fields);
  const lists = declared.filter(({ kind }) => kind === 'catalogue' || kind === 'catalogues');
  return [...new Set(lists.flatMap(({ type }) => type ?? []))];
}

const owners = Object.keys(customOwners) as (keyof typeof customOwners)[];

/** Returns the modules that have small lists or custom fields; entities that use the same lists are one. */
function findModules(): readonly Module[] {
  const byLists = new Map<string, Module>();
  const order = ({ group }: AnyEntity) => groups.indexOf(group);
  for (const entity of registry.kept.toSorted((one, other) => order(one) - order(other))) {
    const { name } = entity;
    const types = typesOf(entity);
    const custom = owners.filter((owner) => owner === name);
    if (types.length === 0 && custom.length === 0) continue;
    const key = types.length === 0 ? name : types.toSorted().join();
    const known = byLists.get(key) ?? { name, entities: [], types, customOwners: [] };
    const entities = [...known.entities, name];
    byLists.set(key, { ...known, entities, customOwners: [...known.customOwners, ...custom] });
  }
  return [...byLists.values()];
}

export const modules = findModules();
