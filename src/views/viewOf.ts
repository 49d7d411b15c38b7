import { resources } from '../../generated/resources.ts';
import type { ResourceView } from './resourceView.ts';

/** The entities of the menu and how their views depart from the default ones, from `src/resources/<area>`. */
export const resourceViews: Readonly<Record<string, ResourceView>> = resources;

/** Returns the differences of an entity's views from the default ones; undefined if it is not in the menu. */
export function viewOf(entity: string): ResourceView | undefined {
  return Object.hasOwn(resourceViews, entity) ? resourceViews[entity] : undefined;
}
