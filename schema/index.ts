import { areas } from '../generated/areas.ts';
import { entities } from '../generated/entities.ts';
import { settings } from '../generated/settings.ts';
import type { MenuEntry } from './language/area.ts';
import { defineRegistry } from './language/registry.ts';

const places = new Map(
  areas.flatMap((area): readonly MenuEntry[] => area.menu).map(({ name, place = 0 }) => [name, place]),
);
const placeOf = (name: string): number => places.get(name) ?? Infinity;

const byPlace = (one: string, other: string): number => {
  const [first, second] = [placeOf(one), placeOf(other)];
  return first === second ? 0 : first - second;
};

/** Entities of the menu first, in its order, as lists of several kinds show them. */
const ordered = Object.fromEntries(
  Object.entries(entities).toSorted(([one], [other]) => byPlace(one, other)),
) as typeof entities;

/** Every entity of Greenroom and all settings, from the folders of the areas. */
export const registry = defineRegistry(ordered, settings);

/** Declarations of every entity, by name. */
export type Entities = typeof registry.entities;

/** Name of an entity. */
export type EntityName = keyof Entities;
/** The settings of an agency, by name. */
export type DeclaredSettings = typeof settings;
