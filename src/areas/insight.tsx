import type { area as declared } from '../../schema/areas/insight/area.ts';
import type { BrowserArea } from '../area.ts';
import { DashboardIcon, ReportsIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { dashboard: DashboardIcon, reports: ReportsIcon },
  pages: {
    'dashboard.management': async () => (await import('../custom-pages/insight/today/Today.tsx')).Today,
    'dashboard.activity': async () => (await import('../custom-pages/insight/activity/Activity.tsx')).Activity,
    'dashboard.setting': async () =>
      (await import('../custom-pages/insight/today/DashboardSettings.tsx')).DashboardSettings,
  },
};
