import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { YesNoDialog } from '../../../widgets/dialog/YesNoDialog.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { PageSection } from '../../../widgets/section/PageSection.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { MoneyFigures } from './MoneyFigures.tsx';
import { PaymentRows } from './PaymentRows.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { useAmountWords } from './useAmountWords.ts';
import { receivedIn, useInvoicePayments, usePaymentNews, type Payment } from './useInvoicePayments.ts';

/** In a row beside the heading on a phone, below each other in its column. */
const tools = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: 'wrap',
  alignItems: { xs: 'center', lg: 'flex-start' },
  justifyContent: 'flex-end',
  gap: 1,
} as const;

/** Returns a function that takes back a payment of an invoice. */
function useTakingBack(invoiceId: string): (payment: Payment, amount: string) => Promise<void> {
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const readAgain = usePaymentNews();
  return async ({ id }, amount) => {
    try {
      await client.ask('DELETE /finance/v1/invoices/{invoiceId}/payments/{paymentId}', {
        params: { invoiceId, paymentId: id },
      });
      notify('app.payments.takenBack', { messageArgs: { amount } });
    } catch (error) {
      complain(error);
    }
    readAgain();
  };
}

interface InvoiceMoneyProps {
  readonly record: WireRecord;
  /** Button that sends the invoice, which leads on from a new one. */
  readonly send?: ReactNode;
  /** Button that credits it, beside those that lead on. */
  readonly credit?: ReactNode;
  /** Button that reminds of it, beside those that lead on. */
  readonly remind?: ReactNode;
}

/** Amounts of an invoice and its payments, above its summary. */
export function InvoiceMoney({ record, send, credit, remind }: InvoiceMoneyProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const language = useLanguage();
  const invoice = record as unknown as Invoice;
  const { currency, outstanding, status } = invoice;
  const amountWords = useAmountWords(currency);
  const takeBack = useTakingBack(invoice.id);
  const { data, error, refetch } = useInvoicePayments(invoice);
  const [isRecording, setRecording] = useState(false);
  const [asked, setAsked] = useState<Payment | null>(null);
  const { canUpdate } = permissionsOf(record);
  const isNew = status === 'CREATED';
  const isOpen = toMinorUnits(outstanding ?? '0', currency) > 0n;
  const receivedWords = (payment: Payment) => amountWords(receivedIn(payment, currency));
  const wordsOf = (payment: Payment) => ({
    amount: receivedWords(payment),
    day: formatDay(payment.paidOn, language),
  });
  return (
    <PageSection
      title={translate('app.payments.title')}
      tool={
        <Box sx={tools}>
          {isNew && send}
          {canUpdate && isOpen && status !== 'VOIDED' && (
            <Button
              size="small"
              {...(!isNew && { variant: 'contained', color: 'primary' })}
              onClick={() => setRecording(true)}
            >
              {translate('app.payments.record')}
            </Button>
          )}
          {!isNew && send}
          {remind}
          {credit}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MoneyFigures of={invoice} credit={data?.credit} />
        {error !== null && !data && <LoadFailed onRetry={() => void refetch()} />}
        {data?.payments.length === 0 && <Box sx={{ color: 'ink3' }}>{translate('app.payments.none')}</Box>}
        {data && data.payments.length > 0 && (
          <PaymentRows currency={currency} payments={data.payments} {...(canUpdate && { onTakeBack: setAsked })} />
        )}
      </Box>
      {isRecording && <RecordPayment of={invoice} credit={data?.credit} onClose={() => setRecording(false)} />}
      {asked && (
        <YesNoDialog
          isOpen
          title={translate('app.payments.takeBackTitle')}
          question={translate('app.payments.takeBackQuestion', wordsOf(asked))}
          onDecide={(isYes) => {
            setAsked(null);
            if (isYes) void takeBack(asked, receivedWords(asked));
          }}
        />
      )}
    </PageSection>
  );
}
