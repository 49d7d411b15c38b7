import { dealsDisplay } from '../../custom-pages/people/deals/display.ts';
import { PartnerIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

export const partnerResource: ResourceView = { icon: PartnerIcon, displays: { deals: dealsDisplay } };
