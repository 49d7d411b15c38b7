import { lazy } from 'react';
import type { area as declared } from '../../schema/areas/conversations/area.ts';
import type { BrowserArea } from '../area.ts';
import { CommsIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { comms: CommsIcon },
  addedTo: {
    partnerContact: {
      label: 'app.enquiries.addContact',
      Dialog: lazy(async () => ({
        default: (await import('../custom-pages/conversations/enquiries/AddContactTo.tsx')).AddContactTo,
      })),
    },
  },
  recordPages: {
    talk: async () => (await import('../custom-pages/conversations/talk/TalkPage.tsx')).TalkPage,
  },
};
