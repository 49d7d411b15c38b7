import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { DebtorReport } from '../../../../schema/areas/money/calls/debtors.ts';
import { DebtLink } from './DebtLink.tsx';
import { figures, isNothing, type Figures } from './debtLinks.ts';

interface DebtorCardsProps {
  readonly rows: DebtorReport['rows'];
  /** Sums of the rows. */
  readonly total: Figures;
}

/** The debts of one currency on a phone: each client with the ages of its debt. */
export function DebtorCards({ rows, total }: DebtorCardsProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.finance.debtors.${key}`);
  const all = [
    { key: '', who: words('all'), sums: total, clientId: {} },
    ...rows.map((row) => ({
      key: row.client.id,
      who: row.client.displayName,
      sums: row,
      clientId: { clientId: row.client.id },
    })),
  ];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontVariantNumeric: 'tabular-nums' }}>
      {all.map(({ key, who, sums, clientId }) => (
        <Box
          component="li"
          key={key}
          sx={{
            py: 1.25,
            borderBottom: 1,
            borderColor: 'line2',
            '& a': { color: 'inherit', textDecoration: 'none', py: 1, my: -1 },
          }}
        >
          {figures
            .toReversed()
            .filter(({ name }) => !isNothing(sums[name]))
            .map((figure) => {
              const isTotal = figure.name === 'total';
              const look = isTotal
                ? ({ fontWeight: 590, color: 'ink', overflowWrap: 'anywhere' } as const)
                : ({ fontSize: 13, color: 'ink2', mt: 0.5 } as const);
              return (
                <Box key={figure.name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, ...look }}>
                  <Box component="span" sx={{ minWidth: 0 }}>
                    {isTotal ? who : words(figure.name)}
                  </Box>
                  <DebtLink figure={figure} of={sums} who={who} {...clientId} />
                </Box>
              );
            })}
        </Box>
      ))}
    </Box>
  );
}
