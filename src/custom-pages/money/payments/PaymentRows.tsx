import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Day } from '../../../widgets/moment/Moment.tsx';
import { ToolCards, ToolTable } from '../../../widgets/plain-table/ToolTable.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { useAmountWords } from './useAmountWords.ts';
import { receivedIn, type Payment } from './useInvoicePayments.ts';

interface PaymentRowsProps {
  readonly currency: string;
  /** All of an invoice, with those that take back others. */
  readonly payments: readonly Payment[];
  /** Takes a payment back; absent for readers. */
  readonly onTakeBack?: (payment: Payment) => void;
}

const columns = ['paidOn', 'method', 'receivedBy', 'reference', 'amount'] as const;

/** Struck through if the payment was taken back. */
function Value({ of, children }: { readonly of: Payment; readonly children: ReactNode }) {
  return of.isReversed ? (
    <Box component="s" sx={{ color: 'ink3' }}>
      {children}
    </Box>
  ) : (
    children
  );
}

/** Payments of an invoice: a table, on a phone a card each; one that was taken back is struck through. */
export function PaymentRows({ currency, payments, onTakeBack }: PaymentRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const amountWords = useAmountWords(currency);
  const isNarrow = useIsNarrow();
  const word = (key: string) => translate(`app.payments.${key}`);
  const shown = payments.filter(({ reverses }) => reverses === null);
  const receivedWords = (payment: Payment) => amountWords(receivedIn(payment, currency));
  const notesOf = ({ id, note, credit }: Payment) => {
    const kept =
      toMinorUnits(credit, currency) !== 0n && translate('app.payments.credit.kept', { amount: amountWords(credit) });
    const reversal = payments.find(({ reverses }) => reverses === id);
    const day = reversal && formatDay(reversal.paidOn, language);
    const notes = [kept, note, day && translate('app.payments.takenBackOn', { day })].filter(Boolean);
    return notes.length > 0 && <Box sx={{ fontSize: 12, color: 'ink3' }}>{notes.join(' · ')}</Box>;
  };
  const tools = (payment: Payment) =>
    onTakeBack &&
    !payment.isReversed && (
      <Button
        size="small"
        onClick={() => onTakeBack(payment)}
        aria-label={translate('app.payments.takeBackOf', {
          amount: receivedWords(payment),
          day: formatDay(payment.paidOn, language),
        })}
      >
        {word('takeBack')}
      </Button>
    );
  if (isNarrow)
    return (
      <ToolCards label={word('title')} rows={shown} sx={{ display: 'grid', gap: 0.5, py: 1.25 }}>
        {(payment) => (
          <>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
              <Value of={payment}>
                <Day on={payment.paidOn} />
              </Value>
              <Value of={payment}>{receivedWords(payment)}</Value>
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, color: 'ink2' }}>
              <span>
                {[word(`methods.${payment.method}`), word(`receivers.${payment.receivedBy}`), payment.reference]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {tools(payment)}
            </Box>
            {notesOf(payment)}
          </>
        )}
      </ToolCards>
    );
  const rows = shown.map((payment) => ({
    id: payment.id,
    cells: {
      paidOn: (
        <Value of={payment}>
          <Day on={payment.paidOn} />
        </Value>
      ),
      method: <Value of={payment}>{word(`methods.${payment.method}`)}</Value>,
      receivedBy: <Value of={payment}>{word(`receivers.${payment.receivedBy}`)}</Value>,
      reference: (
        <>
          <Value of={payment}>{payment.reference}</Value>
          {notesOf(payment)}
        </>
      ),
      amount: <Value of={payment}>{receivedWords(payment)}</Value>,
    },
    tools: tools(payment),
  }));
  return (
    <ToolTable
      label={word('title')}
      columns={columns.map((name) => ({ name, label: word(`fields.${name}`), isFigure: name === 'amount' }))}
      rows={rows}
    />
  );
}
