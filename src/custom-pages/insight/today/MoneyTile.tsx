import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { MoneyDashboard, MoneyFigures } from '../../../../schema/areas/money/calls/dashboard.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { outstandingList, overdueList } from '../../../../schema/rules/finance/figureLists.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useListReader } from '../../../views/list/address/listReader.ts';
import { sectionPath } from '../../../views/list/address/sectionPath.ts';
import { ListTile } from './Tile.tsx';

/** Times after which the figures are read again, and again after a failure. Milliseconds. */
const [pace, retryPace] = [300_000, 60_000];

interface FigureProps {
  readonly title: string;
  readonly amount: string;
  readonly to: string;
  readonly isBad?: boolean;
}

function Figure({ title, amount, to, isBad = false }: FigureProps) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        flex: '1 1 120px',
        minWidth: 0,
        p: 1,
        borderRadius: '6px',
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'row' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ display: 'block', color: 'ink2', fontSize: 12, lineHeight: '16px' }}>
        {title}
      </Box>{' '}
      <Box
        component="span"
        sx={{
          fontSize: 17,
          lineHeight: '28px',
          fontWeight: 640,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          color: isBad ? 'status.bad.fg' : 'ink',
        }}
      >
        {amount}
      </Box>
    </Box>
  );
}

/** The figures of one currency, each a link to the list of the same sum. */
function Figures({ of }: { readonly of: MoneyFigures }) {
  const translate = useTranslate();
  const reader = useListReader();
  const [language] = useLocaleState();
  const { currency, outstanding, overdue, readyToInvoice } = of;
  const shown = (name: string, amount: string) => ({
    title: translate(`app.moneyDashboard.${name}`),
    amount: formatMoney(amount, currency, localeOf(language)),
  });
  const listed = (list: ReturnType<typeof overdueList>) => sectionPath('finance.invoices', list, reader);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
      <Figure {...shown('outstanding', outstanding)} to={listed(outstandingList(currency))} />
      <Figure {...shown('overdue', overdue)} to={listed(overdueList(currency))} isBad={/[1-9]/.test(overdue)} />
      <Figure {...shown('ready', readyToInvoice.amount)} to={`${pathTo('finance.ready')}?currency=${currency}`} />
    </Box>
  );
}

function Content({ of: { hasInvoices, currencies } }: { readonly of: MoneyDashboard }) {
  const translate = useTranslate();
  const [first, ...others] = currencies;
  if (!first || (!hasInvoices && first.readyToInvoice.items === 0))
    return <Box sx={{ color: 'ink3', py: 0.5 }}>{translate('app.today.none.money')}</Box>;
  return (
    <>
      <Figures of={first} />
      {others.length > 0 && (
        <Box component={Link} to={pathTo('finance.dashboard')} sx={{ alignSelf: 'start', color: 'ink2', fontSize: 12 }}>
          {translate('app.today.currencies', { smart_count: others.length })}
        </Box>
      )}
    </>
  );
}

/** Tile of what is outstanding, overdue and ready to be invoiced, in the agency's own currency. */
export function MoneyTile() {
  const translate = useTranslate();
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: [invoice.name, 'dashboard', {}],
    queryFn: ({ signal }) => client.ask('POST /finance/v1/dashboard', { body: {}, signal }),
    refetchInterval: ({ state }) => (state.status === 'error' ? retryPace : pace),
  });
  return (
    <ListTile name="money" total={null} to={null}>
      {data && <Content of={data} />}
      {!data && error !== null && <Box sx={{ color: 'ink3' }}>{translate('app.today.failed')}</Box>}
      {!data && error === null && <Skeleton variant="rounded" height={60} />}
    </ListTile>
  );
}
