import type { ResourceView } from '../views/resourceView.ts';
import { contractResource } from './contract.tsx';
import { partnerResource } from './partner.tsx';
import { scoutResource } from './scout.tsx';
import { staffResource } from './staff.tsx';
import { talentResource } from './talent.tsx';

/** The entities of the menu and how their views depart from the default ones: one import and one line each. */
export const resourceViews = {
  talent: talentResource,
  scout: scoutResource,
  partner: partnerResource,
  staff: staffResource,
  contract: contractResource,
} satisfies Readonly<Record<string, ResourceView>>;

/** How an entity's views depart from the default ones; undefined where it is not in the menu. */
export function viewOf(entity: string): ResourceView | undefined {
  return Object.hasOwn(resourceViews, entity) ? resourceViews[entity as keyof typeof resourceViews] : undefined;
}
