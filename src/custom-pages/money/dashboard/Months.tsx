import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { MoneyFigures } from '../../../../schema/areas/money/calls/dashboard.ts';
import { addToDay, formatMonth } from '../../../../schema/rules/dates.ts';
import { dateWriterOf } from '../../../../schema/rules/dates/writtenDates.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { labelled } from '../../../i18n/labelled.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { PlainTable } from '../../../widgets/plain-table/PlainTable.tsx';
import type { DayRange } from './dashboardRange.ts';
import { chartHeight, Panel, spans } from './panels.tsx';
import type { Earned } from './useEarnedRows.ts';

const MonthsChart = lazy(async () => ({ default: (await import('./MonthsChart.tsx')).MonthsChart }));

const EarnedDialog = lazy(async () => ({ default: (await import('./EarnedDialog.tsx')).EarnedDialog }));

const series = ['invoiced', 'received'] as const;
const rowsOf = { invoiced: 'INVOICED', received: 'RECEIVED' } as const;
const nothing = '–';

/** Looks of a button that opens the rows of a figure in the table. */
const figure = {
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Amounts invoiced and received in each of twelve months, as bars and as a table. */
export function Months({ of: { currency, months } }: { readonly of: MoneyFigures }) {
  const translate = useTranslate();
  const [opened, open] = useState<{ readonly of: Earned; readonly range: DayRange } | null>(null);
  const [language] = useLocaleState();
  const locale = localeOf(language);
  const words = (key: string) => translate(`app.moneyDashboard.${key}`);
  const short = dateWriterOf(locale, { month: 'short', timeZone: 'UTC' });
  const title = words('months');
  const shown = (amount: string) => (/[1-9]/.test(amount) ? formatMoney(amount, currency, locale) : nothing);
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
            {months.toReversed().map(({ month, ...amounts }) => {
              const name = formatMonth(month, language);
              const range = { fromDate: month, toDate: addToDay(addToDay(month, 1, 'month'), -1) };
              return (
                <tr key={month}>
                  <th scope="row">{name}</th>
                  {series.map((one) => {
                    const text = shown(amounts[one]);
                    return (
                      <td key={one}>
                        {text === nothing ? (
                          text
                        ) : (
                          <Box
                            component="button"
                            type="button"
                            aria-haspopup="dialog"
                            aria-label={labelled(`${name}, ${words(one)}`, text)}
                            sx={figure}
                            onClick={() => open({ of: rowsOf[one], range })}
                          >
                            {text}
                          </Box>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      </Box>
      {opened && (
        <Suspense>
          <EarnedDialog {...opened} currency={currency} onClose={() => open(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
