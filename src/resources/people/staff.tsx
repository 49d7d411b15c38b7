import { lazy } from 'react';
import { permissionsAction } from '../../custom-pages/identity/permissions/action.ts';
import { handOverAction } from '../../custom-pages/people/staff-card/hand-over/action.ts';
import { StaffIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const staffResource: ResourceView = {
  icon: StaffIcon,
  actions: [permissionsAction, handOverAction],
  NotedChange: lazy(async () => ({
    default: (await import('../../custom-pages/identity/permissions/RightsChange.tsx')).RightsChange,
  })),
  add: async () => (await import('../../custom-pages/people/staff-add/StaffAdd.tsx')).StaffAdd,
  aboveSummary: lazy(async () => ({
    default: (await import('../../custom-pages/people/staff-card/StaffParts.tsx')).StaffParts,
  })),
};
