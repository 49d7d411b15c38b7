import { lazy } from 'react';
import { EventIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const eventResource: ResourceView = {
  icon: EventIcon,
  aboveSummary: lazy(async () => ({
    default: (await import('../../custom-pages/work/holds/HoldsSection.tsx')).EventHolds,
  })),
};
