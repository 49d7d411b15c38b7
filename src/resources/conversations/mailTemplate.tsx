import { lazy } from 'react';
import { MailIcon } from '../../theme/icons/actions.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const mailTemplateResource: ResourceView = {
  icon: MailIcon,
  inputTools: {
    text: lazy(async () => ({
      default: (await import('../../custom-pages/conversations/mail/TemplateGaps.tsx')).TemplateGaps,
    })),
  },
};
