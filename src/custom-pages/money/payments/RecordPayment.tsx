import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { CallInput } from '../../../../schema/calls.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import { field as declare } from '../../../../schema/fields/kinds.ts';
import { todayIn } from '../../../../schema/rules/dates.ts';
import { paymentMethods, paymentReceivers, receivedMethods } from '../../../../schema/rules/finance/invoices.ts';
import { fromMinorUnits, isAmount, toMinorUnits } from '../../../../schema/rules/money.ts';
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

/**
 * Fields of a payment, by the keys of the call.
 * @param credit what the client has, in words; null for none
 */
function usePaymentFields(credit: string | null): Readonly<Record<string, Field>> {
  const translate = useTranslate();
  return useMemo(() => {
    const methods = credit === null ? receivedMethods : paymentMethods;
    const use = credit !== null && { CREDIT: translate('app.payments.credit.use', { amount: credit }) };
    const wordsOf = (names: readonly string[], group: string) =>
      Object.fromEntries(names.map((name) => [name, translate(`app.payments.${group}.${name}`)]));
    return {
      amount: declare.money({ in: 'currency', required: true }),
      keepsRest: declare.flag(),
      // The server knows the agency's today.
      paidOn: declare.date({ required: true }),
      method: declare.choice(methods, { required: true, words: { ...wordsOf(methods, 'methods'), ...use } }),
      receivedBy: declare.choice(paymentReceivers, { required: true, words: wordsOf(paymentReceivers, 'receivers') }),
      reference: declare.text({ max: 80 }),
      note: declare.text({ isMultiline: true, max: 500 }),
    };
  }, [credit, translate]);
}

/** Returns the body of the call: a credit was received before, and only a rest can be kept. */
function bodyOf({ keepsRest, receivedBy, ...values }: Readonly<Record<string, unknown>>, rest: bigint): Body {
  if (values['method'] === 'CREDIT') return values as unknown as Body;
  const overpayment = keepsRest === true && rest > 0n && { overpayment: 'CREDIT' };
  return { ...values, receivedBy, ...overpayment } as unknown as Body;
}

/** Returns how much an amount that is typed is above another one, in minor units. */
function above(typed: unknown, amount: string | null, currency: string): bigint {
  const text = String(typed ?? '').trim();
  const rest = isAmount(text, currency) ? toMinorUnits(text, currency) - toMinorUnits(amount ?? '0', currency) : 0n;
  return rest > 0n ? rest : 0n;
}

interface RecordPaymentProps {
  readonly of: Invoice;
  /** Credit of its client in its currency. */
  readonly credit?: string | undefined;
  readonly onClose: () => void;
}

/**
 * Records a payment of an invoice: by default all that is outstanding, today. What is above that may be kept as credit of the
 * client, and credit that the client has may be used.
 */
export function RecordPayment({ of, credit: present = '0', onClose }: RecordPaymentProps) {
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
  const { currency } = of;
  // As they were when it was opened: a repeated call says the same.
  const [{ credit, outstanding }] = useState({ credit: present, outstanding: of.outstanding });
  const hasCredit = toMinorUnits(credit, currency) > 0n;
  const fields = usePaymentFields(hasCredit ? amountWords(credit) : null);
  const { form, draft, failure, isSaving, submit, onKeyDown } = useRecordForm({
    place: `payment.${of.id}`,
    fields,
    record: null,
    given,
    save: async (values) => {
      const body = bodyOf(values, above(values['amount'], outstanding, currency));
      try {
        await client.ask(route, { params: { invoiceId: of.id }, body, headers: { 'idempotency-key': key } });
      } finally {
        readAgain();
      }
      notify('app.payments.recorded', { messageArgs: { amount: amountWords(body.amount) } });
    },
    onSaved: onClose,
  });
  const [typed, method] = form.watch(['amount', 'method']);
  const isCredit = method === 'CREDIT';
  const rest = isCredit ? 0n : above(typed, outstanding, currency);
  const filled = useRef(outstanding);
  useEffect(() => {
    // As much of the credit as pays the invoice; an amount that was typed stays.
    const usable = above(credit, outstanding, currency) > 0n ? outstanding : credit;
    const usual = isCredit ? usable : outstanding;
    if (usual === filled.current || form.getValues('amount') !== filled.current) return;
    filled.current = usual;
    form.setValue('amount', usual);
  }, [isCredit, form, credit, outstanding, currency]);
  const hidden = [...(isCredit ? ['receivedBy'] : []), ...(rest === 0n ? ['keepsRest'] : [])];
  const shown = Object.entries(fields).filter(([name]) => !hidden.includes(name));
  const labelOf = (name: string) =>
    name === 'keepsRest'
      ? translate('app.payments.credit.keep', { amount: amountWords(fromMinorUnits(rest, currency)) })
      : translate(`app.payments.fields.${name}`);
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
          {shown.map(([name, field]) => (
            <FieldInput
              key={name}
              resource={invoice.name}
              name={name}
              field={field}
              label={labelOf(name)}
              prefix=""
              record={null}
            />
          ))}
        </Box>
      </FormDialog>
    </FormProvider>
  );
}
