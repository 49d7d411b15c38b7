import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { CallInput } from '../../../../schema/calls.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import { field as declare } from '../../../../schema/fields/kinds.ts';
import { todayIn } from '../../../../schema/rules/dates.ts';
import { paymentMethods, paymentReceivers } from '../../../../schema/rules/finance/invoices.ts';
import { useAgencyDefaults } from '../../../authProvider/useAgencyDefaults.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FieldInput } from '../../../fields/inputs.ts';
import { DraftBar } from '../../../views/form/DraftBar.tsx';
import { useRecordForm } from '../../../views/form/useRecordForm.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { useAmountWords } from './useAmountWords.ts';
import { usePaymentNews } from './useInvoicePayments.ts';

const route = 'PUT /finance/v1/invoices/{invoiceId}/payments';
type Body = CallInput<typeof route>['body'];

/** Fields of a payment, by the keys of the call. */
function usePaymentFields(): Readonly<Record<string, Field>> {
  const translate = useTranslate();
  return useMemo(() => {
    const wordsOf = (names: readonly string[], group: string) =>
      Object.fromEntries(names.map((name) => [name, translate(`app.payments.${group}.${name}`)]));
    return {
      amount: declare.money({ in: 'currency', required: true }),
      // The server knows the agency's today.
      paidOn: declare.date({ required: true }),
      method: declare.choice(paymentMethods, { required: true, words: wordsOf(paymentMethods, 'methods') }),
      receivedBy: declare.choice(paymentReceivers, { required: true, words: wordsOf(paymentReceivers, 'receivers') }),
      reference: declare.text({ max: 80 }),
      note: declare.text({ isMultiline: true, max: 500 }),
    };
  }, [translate]);
}

interface RecordPaymentProps {
  readonly of: Invoice;
  readonly onClose: () => void;
}

/** Records a payment of an invoice: by default all that is outstanding, today. */
export function RecordPayment({ of, onClose }: RecordPaymentProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const readAgain = usePaymentNews();
  const amountWords = useAmountWords(of.currency);
  const { timeZone } = useAgencyDefaults();
  // One payment a dialog, whatever is corrected after an answer that was lost.
  const [key] = useState(() => uuid());
  const [given] = useState(() => ({
    currency: of.currency,
    amount: of.outstanding,
    paidOn: todayIn(timeZone, Date.now()),
    method: 'BANK',
    receivedBy: 'AGENCY',
  }));
  const fields = usePaymentFields();
  const { form, draft, failure, isSaving, submit, onKeyDown } = useRecordForm({
    place: `payment.${of.id}`,
    fields,
    record: null,
    given,
    save: async (values) => {
      const body = values as unknown as Body;
      try {
        await client.ask(route, { params: { invoiceId: of.id }, body, headers: { 'idempotency-key': key } });
      } finally {
        readAgain();
      }
      notify('app.payments.recorded', { messageArgs: { amount: amountWords(body.amount) } });
    },
    onSaved: onClose,
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={translate('app.payments.record')}
        submitLabel={translate('app.payments.record')}
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
              resource={invoice.name}
              name={name}
              field={field}
              label={translate(`app.payments.fields.${name}`)}
              prefix=""
              record={null}
            />
          ))}
        </Box>
      </FormDialog>
    </FormProvider>
  );
}
