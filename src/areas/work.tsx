import { lazy } from 'react';
import type { area as declared } from '../../schema/areas/work/area.ts';
import type { BrowserArea } from '../area.ts';
import { CalendarIcon, ContractIcon, EventIcon, PipelineIcon, ProjectIcon, TasksIcon } from '../theme/icons/areas.tsx';

const loadCalendar = () => import('../custom-pages/work/calendar/CalendarPage.tsx');

export const area: BrowserArea<typeof declared> = {
  icons: {
    calendar: CalendarIcon,
    tasks: TasksIcon,
    pipeline: PipelineIcon,
    event: EventIcon,
    project: ProjectIcon,
    contracts: ContractIcon,
  },
  pages: {
    'calendar.agency': async () => (await loadCalendar()).AgencyCalendar,
    'calendar.personal': async () => (await loadCalendar()).PersonalCalendar,
    'calendar.scout': async () => (await loadCalendar()).ScoutCalendar,
  },
  addedTo: {
    hold: {
      label: 'app.holds.add',
      Dialog: lazy(async () => ({ default: (await import('../custom-pages/work/holds/AddHoldTo.tsx')).AddHoldTo })),
    },
  },
  recordPages: {
    calendar: async () => (await loadCalendar()).RecordCalendar,
    projectDashboard: async () => (await import('../custom-pages/work/projects/Dashboard.tsx')).Dashboard,
    projectReport: async () => (await import('../custom-pages/work/projects/Report.tsx')).Report,
  },
};
