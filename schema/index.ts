import { entities } from '../generated/entities.ts';
import { defineRegistry } from './language/registry.ts';

/** Every entity of Greenroom, from the folders of the areas. */
export const registry = defineRegistry(entities);

export type Entities = typeof registry.entities;
export type EntityName = keyof Entities;
