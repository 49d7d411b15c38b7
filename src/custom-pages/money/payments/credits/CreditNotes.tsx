import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState, type ComponentType } from 'react';
import type { CreditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import type { Invoice } from '../../../../../schema/areas/money/entities/invoice.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { permissionsOf } from '../../../../views/rights/permissionsOf.ts';
import { PageSection } from '../../../../widgets/section/PageSection.tsx';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { CreditPdf } from './CreditPdf.tsx';
import { CreditRows } from './CreditRows.tsx';
import { useCreditNotes } from './useCreditNotes.ts';
import { VoidCredit } from './VoidCredit.tsx';

interface CreditNotesProps {
  /** The invoice. */
  readonly record: WireRecord;
  /** Dialog that sends a credit note. */
  readonly Send: ComponentType<{ readonly of: CreditNote; readonly onClose: () => void }>;
}

/** Credit notes of an invoice, with their papers; nothing for an invoice without any. */
export function CreditNotes({ record, Send }: CreditNotesProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const invoice = record as unknown as Invoice;
  const { data, error, refetch } = useCreditNotes(invoice);
  const [shown, setShown] = useState<CreditNote | null>(null);
  const [sent, setSent] = useState<CreditNote | null>(null);
  const [voided, setVoided] = useState<CreditNote | null>(null);
  const { canUpdate } = permissionsOf(record);
  const hasFailed = error !== null && !data;
  if (!hasFailed && !data?.length) return null;
  return (
    <PageSection title={translate('app.payments.crediting.notes')}>
      <Box>
        {hasFailed && <LoadFailed onRetry={() => void refetch()} />}
        {data && (
          <CreditRows notes={data} onShow={setShown} {...(canUpdate && { onSend: setSent, onVoid: setVoided })} />
        )}
      </Box>
      {shown && <CreditPdf of={shown} onClose={() => setShown(null)} />}
      {sent && <Send of={sent} onClose={() => setSent(null)} />}
      {voided && <VoidCredit of={voided} onClose={() => setVoided(null)} />}
    </PageSection>
  );
}
