import { lazy } from 'react';
import { SettingsIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const entityTermsResource: ResourceView = {
  icon: SettingsIcon,
  inputs: {
    terms: lazy(async () => ({
      default: (await import('../../custom-pages/settings/terms/TermsInput.tsx')).TermsInput,
    })),
  },
};
