import { TaxIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const taxRateResource: ResourceView = { icon: TaxIcon };
