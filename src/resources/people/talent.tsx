import { lazy } from 'react';
import { socialsDisplay } from '../../custom-pages/people/socials/display.ts';
import { TalentIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const talentResource: ResourceView = {
  icon: TalentIcon,
  emptyList: lazy(async () => ({
    default: (await import('../../custom-pages/insight/today/SetupLink.tsx')).SetupLink,
  })),
  displays: { socials: socialsDisplay },
  belowContact: lazy(async () => ({
    default: (await import('../../custom-pages/conversations/talk/LastSpoken.tsx')).LastSpoken,
  })),
  aboveSummary: lazy(async () => ({
    default: (await import('../../custom-pages/work/holds/HoldsSection.tsx')).TalentHolds,
  })),
};
