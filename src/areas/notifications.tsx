import type { area as declared } from '../../schema/areas/notifications/area.ts';
import { unsubscribePath } from '../../schema/areas/notifications/paths.ts';
import type { BrowserArea } from '../area.ts';

export const area: BrowserArea<typeof declared> = {
  icons: {},
  otherPages: [
    {
      path: unsubscribePath(':token'),
      title: 'app.notifications.mails.title',
      load: async () => (await import('../custom-pages/notifications/unsubscribe/Unsubscribe.tsx')).Unsubscribe,
      isPublic: true,
    },
  ],
};
