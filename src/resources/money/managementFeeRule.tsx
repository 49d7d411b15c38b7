import { FeeIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const managementFeeRuleResource: ResourceView = { icon: FeeIcon };
