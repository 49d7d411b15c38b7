import { entities } from '../generated/entities.ts';
import { settings } from '../generated/settings.ts';
import { defineRegistry } from './language/registry.ts';
import { byPlace } from './places.ts';

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
