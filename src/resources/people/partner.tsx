import { lazy } from 'react';
import { dealsDisplay } from '../../custom-pages/people/deals/display.ts';
import { PartnerIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const partnerResource: ResourceView = {
  icon: PartnerIcon,
  belowContact: lazy(async () => ({
    default: (await import('../../custom-pages/conversations/talk/LastSpoken.tsx')).LastSpoken,
  })),
  displays: { deals: dealsDisplay },
};
