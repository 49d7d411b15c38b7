import { lazy } from 'react';
import { documentAction } from '../../custom-pages/work/contracts/document/action.ts';
import { ContractIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

export const contractResource: ResourceView = {
  icon: ContractIcon,
  actions: [documentAction],
  aboveSummary: lazy(async () => ({
    default: (await import('../../custom-pages/work/contracts/ContractNotices.tsx')).ContractNotices,
  })),
  inputTools: {
    terms: lazy(async () => ({
      default: (await import('../../custom-pages/work/contracts/InsertTerms.tsx')).InsertTerms,
    })),
  },
  aboveTab: {
    documents: lazy(async () => ({
      default: (await import('../../custom-pages/work/contracts/document/DocumentBar.tsx')).DocumentBar,
    })),
  },
};
