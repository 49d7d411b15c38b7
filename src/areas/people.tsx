import type { area as declared } from '../../schema/areas/people/area.ts';
import type { BrowserArea } from '../area.ts';
import { PartnerIcon, ScoutIcon, StaffIcon, TalentIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { talent: TalentIcon, scout: ScoutIcon, partner: PartnerIcon, staff: StaffIcon },
};
