import { TalentIcon } from '../theme/icons/areas.tsx';
import type { ResourceView } from '../views/resourceView.ts';

export const talentResource: ResourceView = { icon: TalentIcon };
