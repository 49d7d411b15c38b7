import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { EarnedRow } from '../../../../schema/areas/money/calls/receivedAndEarned.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import type { DayRange } from './dashboardRange.ts';
import { useEarnedRows, type Earned } from './useEarnedRows.ts';

const line = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const titles = { INVOICED: 'invoiced', RECEIVED: 'received', FEES: 'earned' } as const;

interface EarnedDialogProps {
  readonly of: Earned;
  readonly currency: string;
  readonly range: DayRange;
  readonly onClose: () => void;
}

interface RowProps {
  readonly row: EarnedRow;
  readonly of: Earned;
  readonly money: (amount: string) => string;
}

/** A payment, invoice or credit note, with the amount that counts. */
function Row({ row, of, money }: RowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = (key: string, options?: object) => translate(`app.moneyDashboard.rows.${key}`, options);
  const facts = [
    formatDay(row.day, language),
    row.client.displayName,
    row.kind === 'CREDIT_NOTE' && words('creditNote', { number: row.number }),
    row.method && translate(`app.payments.methods.${row.method}`),
    row.isReversal && words('reversal'),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'line2' }}>
      <Box sx={line}>
        <Box
          component={Link}
          to={pathTo('finance.invoicePreview', { id: row.invoice.id })}
          sx={{ color: 'primary.main', fontWeight: 560 }}
        >
          {row.invoice.number}
        </Box>
        <Box component="span" sx={{ ...figures, color: 'ink', fontWeight: 520 }}>
          {money(of === 'FEES' ? row.fee : row.amount)}
        </Box>
      </Box>
      <Box sx={{ ...line, fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Box>
        <Box component="span" sx={figures}>
          {of === 'FEES'
            ? words('of', { amount: money(row.amount) })
            : /[1-9]/.test(row.fee) && words('fee', { amount: money(row.fee) })}
        </Box>
      </Box>
    </Box>
  );
}

/** The rows of a figure of a range of days, each leading to its invoice, and their sum. */
export function EarnedDialog({ of, currency, range, onClose }: EarnedDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const [language] = useLocaleState();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useEarnedRows(
    of,
    currency,
    range,
  );
  const words = (key: string) => translate(`app.moneyDashboard.rows.${key}`);
  const money = (amount: string) => formatMoney(amount, currency, localeOf(language));
  const [first] = data?.pages ?? [];
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <DialogFrame
      title={words(titles[of])}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
      onClose={onClose}
    >
      {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton variant="rounded" height={180} />)}
      {first && rows.length === 0 && <Box>{words('none')}</Box>}
      {first && rows.length > 0 && (
        <>
          <Box sx={{ ...line, color: 'ink', fontWeight: 590 }}>
            <span>{words('total')}</span>
            <Box component="span" sx={figures}>
              {money(of === 'FEES' ? first.sums.fee : first.sums.amount)}
            </Box>
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <Row key={row.id} row={row} of={of} money={money} />
            ))}
          </Box>
          {isFetchNextPageError && <LoadFailed onRetry={() => void fetchNextPage()} />}
          {hasNextPage && !isFetchNextPageError && (
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {words('more')}
            </Button>
          )}
        </>
      )}
    </DialogFrame>
  );
}
