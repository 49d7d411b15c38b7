import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Invoice } from '../../../../../schema/areas/money/entities/invoice.ts';
import { toMinorUnits } from '../../../../../schema/rules/money.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { permissionsOf } from '../../../../views/rights/permissionsOf.ts';
import { CreditInvoice } from './CreditInvoice.tsx';

/** Credits a sent invoice of which something is outstanding; nothing for readers and other invoices. */
export function CreditButton({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const invoice = record as unknown as Invoice;
  const { status, outstanding, currency } = invoice;
  const isOffered =
    permissionsOf(record).canUpdate && status === 'SENT' && toMinorUnits(outstanding ?? '0', currency) > 0n;
  return (
    <>
      {isOffered && (
        <Button size="small" onClick={() => setOpen(true)}>
          {translate('app.payments.crediting.credit')}
        </Button>
      )}
      {isOpen && <CreditInvoice of={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}
