import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { MoneyFigures } from '../../../../schema/areas/money/calls/dashboard.ts';
import { addToDay, formatMonth } from '../../../../schema/rules/dates.ts';
import { dateWriterOf } from '../../../../schema/rules/dates/writtenDates.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { labelled } from '../../../i18n/labelled.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useListReader } from '../../../views/list/address/listReader.ts';
import { PlainTable } from '../../../widgets/plain-table/PlainTable.tsx';
import { invoicedPath } from './figureLinks.ts';
import { chartHeight, Panel, spans } from './panels.tsx';

const MonthsChart = lazy(async () => ({ default: (await import('./MonthsChart.tsx')).MonthsChart }));

const series = ['invoiced', 'received'] as const;

/** Amounts invoiced and received in each of twelve months, as bars and as a table. */
export function Months({ of: { currency, months } }: { readonly of: MoneyFigures }) {
  const translate = useTranslate();
  const reader = useListReader();
  const [language] = useLocaleState();
  const locale = localeOf(language);
  const words = (key: string) => translate(`app.moneyDashboard.${key}`);
  const short = dateWriterOf(locale, { month: 'short', timeZone: 'UTC' });
  const title = words('months');
  const shown = (amount: string) => (/[1-9]/.test(amount) ? formatMoney(amount, currency, locale) : '–');
  const bars = months.map(({ month, invoiced, received }) => ({
    label: short.write(new Date(`${month}T00:00Z`)),
    invoiced: Number(invoiced),
    received: Number(received),
  }));
  return (
    <Panel aria-label={title} sx={{ gridColumn: spans.months }}>
      <h2>{title}</h2>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' } }}>
        <Suspense fallback={<Box sx={{ height: chartHeight }} />}>
          <MonthsChart bars={bars} />
        </Suspense>
        <PlainTable
          aria-label={title}
          sx={{
            width: { xs: '100%', sm: 'auto' },
            alignSelf: 'start',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { py: '4px' },
            '& td, & th:nth-of-type(n+2)': { textAlign: 'right', whiteSpace: 'nowrap' },
            '& tbody th:last-of-type': { pr: 2 },
            '& tbody th': { fontSize: 'inherit', lineHeight: 'inherit', color: 'ink2', whiteSpace: 'nowrap' },
            '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{words('month')}</th>
              {series.map((name, index) => (
                <th key={name} scope="col">
                  <Box
                    component="span"
                    aria-hidden
                    sx={({ palette }) => ({
                      display: 'inline-block',
                      width: 8,
                      height: 8,
                      mr: 0.75,
                      borderRadius: '2px',
                      bgcolor: palette.chart[index],
                    })}
                  />
                  {words(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, invoiced, received }) => {
              const name = formatMonth(month, language);
              const text = shown(invoiced);
              const range = { fromDate: month, toDate: addToDay(addToDay(month, 1, 'month'), -1) };
              return (
                <tr key={month}>
                  <th scope="row">{name}</th>
                  <td>
                    {text === '–' ? (
                      text
                    ) : (
                      <Link
                        to={invoicedPath(currency, reader, range)}
                        aria-label={labelled(`${name}, ${words('invoiced')}`, text)}
                      >
                        {text}
                      </Link>
                    )}
                  </td>
                  <td>{shown(received)}</td>
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      </Box>
    </Panel>
  );
}
