import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { isMember } from '../../schema/access/scope.ts';
import type { area as declared } from '../../schema/areas/community/area.ts';
import type { BrowserArea } from '../area.ts';
import { useActor } from '../authProvider/ActorContext.ts';
import { CommunityIcon } from '../theme/icons/areas.tsx';

const dashboard = async () =>
  (await import('../custom-pages/community/dashboard/ContentDashboard.tsx')).ContentDashboard;

export const area: BrowserArea<typeof declared> = {
  icons: { cms: CommunityIcon },
  counted: {
    reports: lazy(async () => ({
      default: (await import('../custom-pages/community/reports/ReportsDialog.tsx')).ReportsDialog,
    })),
  },
  pages: {
    'cms.home': () =>
      Promise.resolve(function CommunityHome() {
        return <Navigate replace to={isMember(useActor()) ? '/cms/dashboard' : '/cms/talent'} />;
      }),
    'cms.dashboard': dashboard,
    'cms.talentDashboard': dashboard,
    'cms.talents': async () => (await import('../custom-pages/community/talents/ContentTalents.tsx')).ContentTalents,
  },
};
