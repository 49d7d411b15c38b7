import { lazy } from 'react';
import { socialsDisplay } from '../../custom-pages/people/socials/display.ts';
import { ScoutIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const scoutResource: ResourceView = {
  icon: ScoutIcon,
  displays: { socials: socialsDisplay },
  belowContact: lazy(async () => ({
    default: (await import('../../custom-pages/conversations/talk/LastSpoken.tsx')).LastSpoken,
  })),
  aboveSummary: lazy(async () => ({
    default: (await import('../../custom-pages/work/holds/HoldsSection.tsx')).TalentHolds,
  })),
};
