import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import { creditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import type { Invoice } from '../../../../../schema/areas/money/entities/invoice.ts';
import type { CallInput } from '../../../../../schema/calls.ts';
import type { Field } from '../../../../../schema/fields/field.ts';
import { field as declare } from '../../../../../schema/fields/kinds.ts';
import { todayIn } from '../../../../../schema/rules/dates.ts';
import { useAgencyDefaults } from '../../../../authProvider/useAgencyDefaults.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { FieldInput } from '../../../../fields/inputs.ts';
import { fieldWord } from '../../../../i18n/fieldWords.ts';
import { DraftBar } from '../../../../views/form/DraftBar.tsx';
import { useRecordForm } from '../../../../views/form/useRecordForm.ts';
import { FormDialog } from '../../../../widgets/dialog/FormDialog.tsx';
import { useCreditNews } from './useCreditNotes.ts';

const route = 'POST /finance/v1/credit-notes';
type Body = CallInput<typeof route>['body'];

const fields: Readonly<Record<string, Field>> = {
  amount: declare.money({ in: 'currency', required: true }),
  reason: declare.text({ required: true, max: 500 }),
  issuedOn: declare.date({ required: true }),
};

interface CreditInvoiceProps {
  readonly of: Invoice;
  readonly onClose: () => void;
}

/** Issues a credit note of an invoice: by default of all that is outstanding, today. */
export function CreditInvoice({ of, onClose }: CreditInvoiceProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const readAgain = useCreditNews();
  const { timeZone } = useAgencyDefaults();
  // One credit note a dialog, whatever is corrected after an answer that was lost.
  const [key] = useState(() => uuid());
  const [given] = useState(() => ({
    currency: of.currency,
    amount: of.outstanding,
    issuedOn: todayIn(timeZone, Date.now()),
  }));
  const { form, draft, failure, isSaving, submit, onKeyDown } = useRecordForm({
    place: `credit.${of.id}`,
    fields,
    record: null,
    given,
    save: async (values) => {
      const body = { ...values, invoiceId: of.id } as unknown as Body;
      try {
        const { number } = await client.ask(route, { body, headers: { 'idempotency-key': key } });
        notify('app.payments.crediting.issued', { messageArgs: { number } });
      } finally {
        readAgain();
      }
    },
    onSaved: onClose,
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={translate('app.payments.crediting.title', { number: of.number })}
        submitLabel={translate('app.payments.crediting.submit')}
        failure={failure}
        isBusy={isSaving}
        onSubmit={submit}
        onClose={onClose}
      >
        <DraftBar offer={draft} />
        <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
          {Object.entries(fields).map(([name, field]) => (
            <FieldInput
              key={name}
              resource={creditNote.name}
              name={name}
              field={field}
              label={translate(fieldWord(creditNote.name, name))}
              prefix=""
              record={null}
            />
          ))}
        </Box>
      </FormDialog>
    </FormProvider>
  );
}
