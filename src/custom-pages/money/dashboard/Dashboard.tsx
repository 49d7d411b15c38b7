import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { MoneyDashboard } from '../../../../schema/areas/money/calls/dashboard.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { pathTo } from '../../../../schema/routes.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { useAddressPart } from '../../../widgets/simple-list/useAddressPart.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Ages } from './Ages.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { Months } from './Months.tsx';
import { NoInvoices } from './NoInvoices.tsx';
import { Canvas } from './panels.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { RangeName } from './RangeName.tsx';
import { Tiles } from './Tiles.tsx';
import { useMoneyDashboard } from './useMoneyDashboard.ts';

interface FiguresProps {
  readonly of: MoneyDashboard;
  readonly onRange: (changes: FilterValues) => boolean;
}

/** Tiles of every currency, and the ages and months of one of them. */
function Figures({ of: { currencies, fromDate, toDate }, onRange }: FiguresProps) {
  const translate = useTranslate();
  const mayCreate = useMay('create', invoice.name);
  const [asked, ask] = useAddressPart('currency', true);
  const [first] = currencies;
  const chosen = currencies.find(({ currency }) => currency === asked) ?? first;
  const range = { fromDate, toDate };
  const hasSeveral = currencies.length > 1;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: 1 }}>
          <RangeFilter range={range} onChange={onRange} />
        </Box>
        <Button component={Link} to={pathTo('finance.invoices', { section: 'open' })}>
          {translate('screens.finance.invoices')}
        </Button>
        {mayCreate && (
          <Button component={Link} to={pathTo('finance.addInvoice')} variant="contained" color="primary">
            {translate('screens.finance.addInvoice')}
          </Button>
        )}
      </Box>
      {currencies.map((one) => (
        <Box component="section" key={one.currency} aria-label={one.currency} sx={{ minWidth: 0 }}>
          {hasSeveral && (
            <Box component="h2" sx={{ m: 0, mb: 1, typography: 'h6' }}>
              {one.currency}
            </Box>
          )}
          <Tiles of={one} range={range} rangeName={<RangeName range={range} />} />
        </Box>
      ))}
      {hasSeveral && chosen && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={chosen.currency}
          aria-label={translate('app.moneyDashboard.currency')}
          onChange={(_event, next: string | null) => {
            if (next !== null) ask(next === first?.currency ? '' : next);
          }}
          sx={{ mt: 1, flexWrap: 'wrap' }}
        >
          {currencies.map(({ currency }) => (
            <ToggleButton key={currency} value={currency}>
              {currency}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {chosen && (
        <Canvas>
          <Ages of={chosen} />
          <Months of={chosen} />
        </Canvas>
      )}
    </Box>
  );
}

/** The money of the agency (AB 2, `/finance/dashboard`): each figure leads to the list of the same sum. */
export function Dashboard() {
  const { data, error, retry, setRange } = useMoneyDashboard();
  if (!data && error) return <LoadFailed onRetry={retry} />;
  if (data?.hasInvoices === false) return <NoInvoices />;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      <Box sx={{ maxWidth: 1280, p: { xs: 2, md: 2.5 } }}>
        {data ? <Figures of={data} onRange={setRange} /> : <DashboardSkeleton />}
      </Box>
    </Box>
  );
}
