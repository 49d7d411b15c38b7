import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { MailDialog } from './MailDialog.tsx';

/** Sends an invoice, which leads on from a new one, or sends it again; nothing for readers and void ones. */
export function SendButton({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const invoice = record as unknown as Invoice;
  const isNew = invoice.status === 'CREATED';
  const isOffered = permissionsOf(record).canUpdate && invoice.status !== 'VOIDED';
  return (
    <>
      {isOffered && (
        <Button size="small" {...(isNew && { variant: 'contained', color: 'primary' })} onClick={() => setOpen(true)}>
          {translate(isNew ? 'app.payments.sending.send' : 'app.payments.sending.again')}
        </Button>
      )}
      {isOpen && <MailDialog of={invoice} purpose="send" onClose={() => setOpen(false)} />}
    </>
  );
}
