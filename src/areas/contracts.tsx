import type { area as declared } from '../../schema/areas/contracts/area.ts';
import type { BrowserArea } from '../area.ts';
import { ContractIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { contracts: ContractIcon },
  pages: {
    'settings.contract': async () =>
      (await import('../custom-pages/contracts/settings/ContractSettings.tsx')).ContractSettings,
  },
};
