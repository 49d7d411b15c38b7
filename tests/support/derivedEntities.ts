import { registry } from '../../schema/index.ts';
import { screens } from '../../schema/routes.ts';

/** Entities whose screens follow from their declarations alone; tests of the spec's addresses skip them. */
export const derivedEntities: readonly string[] = registry.all
  .map(({ name }) => name)
  .filter((name) => screens.some(({ area }) => area === `entity:${name}`));
