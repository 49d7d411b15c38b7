import { lazy } from 'react';
import { SettingsIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const agencyProfileResource: ResourceView = {
  icon: SettingsIcon,
  inputTools: {
    website: lazy(async () => ({
      default: (await import('../../custom-pages/settings/profile/LegalNameLink.tsx')).LegalNameLink,
    })),
  },
};
