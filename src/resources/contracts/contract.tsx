import { lazy } from 'react';
import { documentAction } from '../../custom-pages/contracts/contract/document/action.ts';
import { ContractIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const contractResource: ResourceView = {
  icon: ContractIcon,
  actions: [documentAction],
  aboveSummary: lazy(async () => ({
    default: (await import('../../custom-pages/contracts/contract/ContractNotices.tsx')).ContractNotices,
  })),
  inputTools: {
    terms: lazy(async () => ({
      default: (await import('../../custom-pages/contracts/contract/InsertTerms.tsx')).InsertTerms,
    })),
  },
  aboveTab: {
    documents: lazy(async () => ({
      default: (await import('../../custom-pages/contracts/contract/document/DocumentBar.tsx')).DocumentBar,
    })),
  },
};
