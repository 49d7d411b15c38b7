import type { area as declared } from '../../schema/areas/calendar/area.ts';
import type { BrowserArea } from '../area.ts';
import { CalendarIcon } from '../theme/icons/areas.tsx';

const loadCalendar = () => import('../custom-pages/calendar/page/CalendarPage.tsx');

export const area: BrowserArea<typeof declared> = {
  icons: { calendar: CalendarIcon },
  pages: {
    'calendar.agency': async () => (await loadCalendar()).AgencyCalendar,
    'calendar.personal': async () => (await loadCalendar()).PersonalCalendar,
    'calendar.scout': async () => (await loadCalendar()).ScoutCalendar,
  },
  recordPages: { calendar: async () => (await loadCalendar()).RecordCalendar },
};
