import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { MailDialog } from './MailDialog.tsx';

/** Reminds a client of an invoice that was sent and is open; nothing for readers and other ones. */
export function RemindButton({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const invoice = record as unknown as Invoice;
  const { status, outstanding, currency } = invoice;
  const isOwed = status === 'SENT' && toMinorUnits(outstanding ?? '0', currency) > 0n;
  return (
    <>
      {isOwed && permissionsOf(record).canUpdate && (
        <Button size="small" onClick={() => setOpen(true)}>
          {translate('app.payments.reminding.remind')}
        </Button>
      )}
      {isOpen && <MailDialog of={invoice} purpose="remind" onClose={() => setOpen(false)} />}
    </>
  );
}
