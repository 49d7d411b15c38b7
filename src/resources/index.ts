import type { ResourceView } from '../views/resourceView.ts';
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
} satisfies Readonly<Record<string, ResourceView>>;
