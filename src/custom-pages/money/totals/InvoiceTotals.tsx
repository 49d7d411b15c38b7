import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useLocaleState, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { taxRate, type TaxRate } from '../../../../schema/areas/money/entities/taxRate.ts';
import type { TaxMode, TaxRounding } from '../../../../schema/rules/finance/invoiceTotals.ts';
import { maximumPageSize } from '../../../../schema/rules/limits.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { useAgencyDefaults } from '../../../authProvider/useAgencyDefaults.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { formatDecimal } from '../../../i18n/numbers.ts';
import { formTotals, type FormLine } from './formTotals.ts';
import { useUsualValues } from './useUsualValues.ts';

const pagination = { page: 1, perPage: maximumPageSize };
const sort = { field: 'position', order: 'ASC' as const };

type Watched = [readonly FormLine[] | null, string | null, TaxMode | null, TaxRounding | null];

/** The totals of an invoice while its lines are written, by the arithmetic of the server. */
export function InvoiceTotals({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const client = useClient();
  const [language] = useLocaleState();
  const agency = useAgencyDefaults();
  const [lines, chosen, mode, rounded] = useWatch({ name: [name, 'currency', 'taxMode', 'rounding'] }) as Watched;
  const { data: rates = [] } = useGetList<TaxRate>(taxRate.name, { pagination, sort });
  // What the form leaves out is that of the settings.
  const { data: usual } = useQuery({
    queryKey: [invoice.name, 'metadata'],
    queryFn: ({ signal }) => client.ask('GET /finance/v1/invoices/metadata', { signal }),
  });
  useUsualValues(name, usual && { ...usual, taxMode: mode ?? usual.taxMode });
  const currency = chosen ?? agency.currency;
  const rows = formTotals(lines ?? [], {
    currency,
    taxMode: mode ?? usual?.taxMode ?? 'EXCLUSIVE',
    rounding: rounded ?? usual?.rounding ?? 'INVOICE',
    rates: new Map(rates.map(({ id, rate }) => [id, rate])),
  });
  const words = (key: string, options?: object) => translate(`app.finance.totals.${key}`, options);
  return (
    <Box
      component="dl"
      aria-label={words('title')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(112px, auto)',
        justifyContent: 'end',
        m: 0,
        mt: 1,
        textAlign: 'right',
        fontVariantNumeric: 'tabular-nums',
        color: 'ink2',
        '& dt, & dd': { m: 0, py: 0.25 },
        '& dd': { pl: 3 },
        '& .total': {
          fontWeight: 590,
          color: 'ink',
          ...(rows.length > 1 && { mt: 0.5, pt: 0.5, borderTop: 1, borderColor: 'line' }),
        },
      }}
    >
      {rows.map(({ name: row, amount, rate }) => (
        <Fragment key={`${row} ${rate ?? ''}`}>
          <dt className={row}>{words(row, rate === undefined ? {} : { rate: formatDecimal(rate, '%') })}</dt>
          <dd className={row}>{formatMoney(amount, currency, localeOf(language))}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
