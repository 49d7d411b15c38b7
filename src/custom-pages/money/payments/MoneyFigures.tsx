import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { todayIn } from '../../../../schema/rules/dates.ts';
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
  const translate = useTranslate();
  return (
    <div>
      <Box component="dt" sx={{ fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
        {translate(fieldWord(invoice.name, name))}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 520, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </div>
  );
}

/** Total, paid and outstanding of an invoice in a line, with its due date. */
export function MoneyFigures({ of }: { readonly of: Invoice }) {
  const translate = useTranslate();
  const amountWords = useAmountWords(of.currency);
  const overdue = useOverdue(of);
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
      {(['total', 'paid', 'outstanding'] as const).map((name) => (
        <Figure key={name} name={name}>
          {amountWords(of[name] ?? '0')}
        </Figure>
      ))}
      {of.dueOn !== null && (
        <Figure name="dueOn">
          <Day on={of.dueOn} />
          {overdue > 0 && (
            <Box component="span" sx={{ ml: 1, color: 'status.bad.fg' }}>
              {translate('app.payments.overdue', { smart_count: overdue })}
            </Box>
          )}
        </Figure>
      )}
    </Box>
  );
}
