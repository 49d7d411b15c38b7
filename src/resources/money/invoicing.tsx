import { lazy } from 'react';
import { InvoiceIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const invoicingResource: ResourceView = {
  icon: InvoiceIcon,
  besideForm: lazy(async () => ({
    default: (await import('../../custom-pages/money/sample/SampleInvoice.tsx')).SampleInvoice,
  })),
};
