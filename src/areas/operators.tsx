import type { area as declared } from '../../schema/areas/operators/area.ts';
import { agenciesPath, outboxPath, outboxRoles, visitsPath } from '../../schema/areas/operators/paths.ts';
import type { BrowserArea } from '../area.ts';
import { FavoritesIcon, PartnerIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { agencies: PartnerIcon, favorites: FavoritesIcon },
  pages: {
    'favorites.list': async () => (await import('../custom-pages/operators/favorites/Favorites.tsx')).Favorites,
  },
  otherPages: [
    {
      path: agenciesPath,
      title: 'app.agencies.title',
      load: async () => (await import('../custom-pages/operators/agencies/Agencies.tsx')).Agencies,
      roles: ['super_admin'],
    },
    {
      path: visitsPath,
      title: 'app.agencies.visits.title',
      load: async () => (await import('../custom-pages/operators/visits/Visits.tsx')).Visits,
      roles: ['agency', 'super_admin'],
    },
    {
      path: outboxPath,
      title: 'app.outbox.title',
      load: async () => (await import('../custom-pages/operators/outbox/Outbox.tsx')).Outbox,
      roles: outboxRoles,
    },
  ],
};
