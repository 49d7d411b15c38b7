import { lazy } from 'react';
import { InvoiceIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const invoiceMailsResource: ResourceView = {
  icon: InvoiceIcon,
  inputTools: {
    body: lazy(async () => ({
      default: (await import('../../custom-pages/money/merge-fields/MergeFieldChips.tsx')).MergeFieldChips,
    })),
  },
};
