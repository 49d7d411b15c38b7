import { lazy } from 'react';
import type { Invoice } from '../../../schema/areas/money/entities/invoice.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { InvoiceIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const invoiceResource: ResourceView = {
  icon: InvoiceIcon,
  aboveSummary: lazy(async () => {
    const [
      { InvoiceMoney },
      { SendButton },
      { RemindButton },
      { CreditButton },
      { CreditNotes },
      { SendCredit },
      { InvoicePaper },
    ] = await Promise.all([
      import('../../custom-pages/money/payments/InvoiceMoney.tsx'),
      import('../../custom-pages/money/sending/SendButton.tsx'),
      import('../../custom-pages/money/sending/RemindButton.tsx'),
      import('../../custom-pages/money/payments/credits/CreditButton.tsx'),
      import('../../custom-pages/money/payments/credits/CreditNotes.tsx'),
      import('../../custom-pages/money/sending/SendCredit.tsx'),
      import('../../custom-pages/money/sending/InvoicePaper.tsx'),
    ]);
    return {
      default: ({ record }: { readonly record: WireRecord }) => (
        <>
          <InvoiceMoney
            record={record}
            send={<SendButton record={record} />}
            remind={<RemindButton record={record} />}
            credit={<CreditButton record={record} />}
          />
          <CreditNotes record={record} Send={SendCredit} />
          <InvoicePaper of={record as unknown as Invoice} />
        </>
      ),
    };
  }),
  displays: {
    lines: lazy(async () => ({
      default: (await import('../../custom-pages/money/totals/InvoiceLines.tsx')).InvoiceLines,
    })),
  },
  inputTools: {
    lines: lazy(async () => ({
      default: (await import('../../custom-pages/money/totals/InvoiceTotals.tsx')).InvoiceTotals,
    })),
  },
};
