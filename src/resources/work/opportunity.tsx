import { lazy } from 'react';
import { PipelineIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const opportunityResource: ResourceView = {
  icon: PipelineIcon,
  aboveSummary: lazy(async () => ({
    default: (await import('../../custom-pages/work/holds/HoldsSection.tsx')).OpportunityHolds,
  })),
};
