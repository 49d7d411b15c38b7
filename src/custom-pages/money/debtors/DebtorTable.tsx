import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { DebtorReport } from '../../../../schema/areas/money/calls/debtors.ts';
import { PlainTable } from '../../../widgets/plain-table/PlainTable.tsx';
import { DebtLink } from './DebtLink.tsx';
import { figures, type Figures } from './debtLinks.ts';

interface DebtorTableProps {
  readonly rows: DebtorReport['rows'];
  /** Sums of the rows. */
  readonly total: Figures;
}

/** Debts in one currency by client and age, each with a link to the invoices that it adds up. */
export function DebtorTable({ rows, total }: DebtorTableProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.finance.debtors.${key}`);
  const { currency } = total;
  const cellsOf = (who: string, sums: Figures, clientId?: string) =>
    figures.map((figure) => (
      <td key={figure.name}>
        <DebtLink figure={figure} of={sums} who={who} {...(clientId !== undefined && { clientId })} />
      </td>
    ));
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={currency}>
      <PlainTable
        aria-label={currency}
        sx={{
          tableLayout: 'fixed',
          minWidth: 760,
          '& thead th:first-of-type': { width: '25%' },
          '& th:nth-of-type(n+2), & td': {
            textAlign: 'right',
            whiteSpace: 'nowrap',
            fontVariantNumeric: 'tabular-nums',
          },
          '& tbody th, & tfoot th': {
            fontSize: 'inherit',
            lineHeight: 'inherit',
            color: 'ink',
            overflowWrap: 'anywhere',
          },
          '& td:last-of-type': { fontWeight: 590 },
          '& tfoot th, & tfoot td': { fontWeight: 590, color: 'ink', borderBottom: 0 },
          '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{words('client')}</th>
            {figures.map(({ name }) => (
              <th key={name} scope="col">
                {words(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ client, ...sums }) => (
            <tr key={client.id}>
              <th scope="row">{client.displayName}</th>
              {cellsOf(client.displayName, sums, client.id)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('all')}</th>
            {cellsOf(words('all'), total)}
          </tr>
        </tfoot>
      </PlainTable>
    </Box>
  );
}
