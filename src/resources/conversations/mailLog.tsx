import { lazy } from 'react';
import { MailIcon } from '../../theme/icons/actions.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const mailLogResource: ResourceView = {
  icon: MailIcon,
  Reader: lazy(async () => ({
    default: (await import('../../custom-pages/conversations/mail/reader/MailReader.tsx')).MailReader,
  })),
  AddDialog: lazy(async () => ({
    default: (await import('../../custom-pages/conversations/mail/composer/Composer.tsx')).Composer,
  })),
  listTools: [
    {
      label: 'app.views.list.write',
      // Lists offer to create only what has a call for it.
      action: 'update',
      Dialog: lazy(async () => ({
        default: (await import('../../custom-pages/conversations/mail/composer/WriteTool.tsx')).WriteTool,
      })),
    },
  ],
  emptyList: lazy(async () => ({
    default: (await import('../../custom-pages/conversations/mail/NoMailYet.tsx')).NoMailYet,
  })),
};
