import { lazy } from 'react';
import { ContractIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

export const contractResource: ResourceView = {
  icon: ContractIcon,
  aboveSummary: lazy(async () => ({
    default: (await import('../../custom-pages/work/contracts/NextTerm.tsx')).NextTerm,
  })),
  inputTools: {
    terms: lazy(async () => ({
      default: (await import('../../custom-pages/work/contracts/InsertTerms.tsx')).InsertTerms,
    })),
  },
};
