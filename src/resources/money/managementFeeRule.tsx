import { lazy } from 'react';
import { FeeIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

const TryFees = lazy(async () => ({
  default: (await import('../../custom-pages/money/fees/TryFees.tsx')).TryFees,
}));

export const managementFeeRuleResource: ResourceView = {
  icon: FeeIcon,
  listTools: [{ label: 'app.views.list.tryFees', action: 'read', Dialog: TryFees }],
};
