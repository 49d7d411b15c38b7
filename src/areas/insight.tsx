import type { area as declared } from '../../schema/areas/insight/area.ts';
import type { BrowserArea } from '../area.ts';
import { DashboardIcon, ReportsIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { dashboard: DashboardIcon, reports: ReportsIcon },
};
