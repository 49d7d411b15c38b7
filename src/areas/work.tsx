import { lazy } from 'react';
import type { area as declared } from '../../schema/areas/work/area.ts';
import type { BrowserArea } from '../area.ts';
import { EventIcon, PipelineIcon, ProjectIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: {
    pipeline: PipelineIcon,
    event: EventIcon,
    project: ProjectIcon,
  },
  addedTo: {
    hold: {
      label: 'app.holds.add',
      Dialog: lazy(async () => ({ default: (await import('../custom-pages/work/holds/AddHoldTo.tsx')).AddHoldTo })),
    },
  },
  recordPages: {
    projectDashboard: async () => (await import('../custom-pages/work/projects/Dashboard.tsx')).Dashboard,
    projectReport: async () => (await import('../custom-pages/work/projects/Report.tsx')).Report,
  },
};
