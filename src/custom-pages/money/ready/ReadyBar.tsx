import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';
import { mostLines } from '../../../../schema/rules/finance/invoices.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { sumsOf } from './readyGroups.ts';

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  boxSizing: 'border-box',
  padding: '6px 20px',
  borderTop: `1px solid ${theme.palette.line}`,
  background: theme.palette.accentSoft,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { marginRight: 6, fontWeight: 570 },
  [theme.breakpoints.down('sm')]: {
    padding: '8px 16px calc(12px + env(safe-area-inset-bottom))',
    background: theme.palette.background.paper,
    '& > .deed': { flex: '1 1 auto' },
  },
}));

interface ReadyBarProps {
  readonly items: readonly ReadyItem[];
  /** Number of invoices that they become; undefined as long as it is not known. */
  readonly invoices: number | undefined;
  readonly isBusy: boolean;
  readonly onPreview: () => void;
  readonly onCreate: () => void;
  readonly onClear: () => void;
}

/** The picked items, their sums and the invoices that they become. */
export function ReadyBar({ items, invoices, isBusy, onPreview, onCreate, onClear }: ReadyBarProps) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const words = (key: string, count: number) =>
    translate(`app.finance.ready.${key}`, { smart_count: count, count: formatCount(count) });
  const sums = sumsOf(items).map(({ amount, currency }) => formatMoney(amount, currency, localeOf(language), 'code'));
  const isTooMany = items.length > mostLines;
  const counted = [words('picked', items.length), ...sums].join(', ');
  const said = invoices === undefined ? counted : `${counted} → ${words('invoices', invoices)}`;
  return (
    <>
      <span aria-live="polite" style={visuallyHidden}>
        {items.length > 0 && said}
      </span>
      {items.length > 0 && (
        <Bar role="group" aria-label={translate('app.finance.ready.bar')}>
          <Box component="strong" aria-hidden sx={{ flex: { xs: '1 0 60%', sm: 'none' } }}>
            {said}
          </Box>
          <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: 1, color: 'status.bad.fg' }}>
            {isTooMany && translate('app.finance.ready.tooMany', { max: formatCount(mostLines) })}
          </Box>
          <Button variant="text" disabled={isBusy} onClick={onClear}>
            {translate('app.actions.clear')}
          </Button>
          <Button className="deed" disabled={isTooMany || isBusy} onClick={onPreview}>
            {translate('app.finance.ready.preview')}
          </Button>
          <Button
            className="deed"
            variant="contained"
            color="primary"
            loading={isBusy}
            disabled={isTooMany}
            onClick={onCreate}
          >
            {words('create', invoices ?? 1)}
          </Button>
        </Bar>
      )}
    </>
  );
}
