import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { todayIn } from '../../../../schema/rules/dates.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import { useAgencyDefaults } from '../../../authProvider/useAgencyDefaults.ts';
import { fieldWord } from '../../../i18n/fieldWords.ts';
import { Day } from '../../../widgets/moment/Moment.tsx';
import { useNow } from '../../../widgets/moment/useNow.ts';
import { useAmountWords } from './useAmountWords.ts';

const dayLength = 86_400_000;

/** Returns the days since an invoice was due in its agency; 0 for one that nobody owes. */
function useOverdue({ status, paymentStatus, dueOn }: Invoice): number {
  const { timeZone } = useAgencyDefaults();
  const today = todayIn(timeZone, useNow());
  if (dueOn === null || status !== 'SENT' || paymentStatus === 'PAID') return 0;
  return Math.max(0, (Date.parse(today) - Date.parse(dueOn)) / dayLength);
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 520, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </div>
  );
}

interface MoneyFiguresProps {
  readonly of: Invoice;
  /** Credit of its client in its currency. */
  readonly credit?: string | undefined;
}

const isSome = (amount: string | null | undefined, currency: string) => toMinorUnits(amount ?? '0', currency) !== 0n;

/** Total, paid, credited and outstanding of an invoice in a line, with its due date and what credit its client has. */
export function MoneyFigures({ of, credit }: MoneyFiguresProps) {
  const translate = useTranslate();
  const amountWords = useAmountWords(of.currency);
  const overdue = useOverdue(of);
  const isCredited = isSome(of.credited, of.currency);
  const shown = ['total', 'paid', ...(isCredited ? (['credited'] as const) : []), 'outstanding'] as const;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
      {shown.map((name) => (
        <Figure key={name} name={translate(fieldWord(invoice.name, name))}>
          {amountWords(of[name] ?? '0')}
        </Figure>
      ))}
      {of.dueOn !== null && (
        <Figure name={translate(fieldWord(invoice.name, 'dueOn'))}>
          <Day on={of.dueOn} />
          {overdue > 0 && (
            <Box component="span" sx={{ ml: 1, color: 'status.bad.fg' }}>
              {translate('app.payments.overdue', { smart_count: overdue })}
            </Box>
          )}
        </Figure>
      )}
      {isSome(credit, of.currency) && (
        <Figure name={translate('app.payments.credit.name')}>{amountWords(credit ?? '0')}</Figure>
      )}
    </Box>
  );
}
