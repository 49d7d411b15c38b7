import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { MoneyFigures } from '../../../../schema/areas/money/calls/dashboard.ts';
import { formatMoney, toMinorUnits } from '../../../../schema/rules/money.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useListReader } from '../../../views/list/address/listReader.ts';
import { ageFigures, outstandingPath } from './figureLinks.ts';
import { Panel, spans } from './panels.tsx';

const line = { display: 'block', py: 1, color: 'inherit', textDecoration: 'none' } as const;

/** Outstanding amounts by age, as bars that lead to the invoices of that age. */
export function Ages({ of: { currency, ageing } }: { readonly of: MoneyFigures }) {
  const translate = useTranslate();
  const reader = useListReader();
  const [language] = useLocaleState();
  const minor = ageFigures.map(({ name }) => toMinorUnits(ageing[name], currency));
  const most = minor.reduce((max, one) => (one > max ? one : max), 1n);
  const title = translate('app.moneyDashboard.ages');
  return (
    <Panel aria-label={title} sx={{ gridColumn: spans.ages }}>
      <h2>{title}</h2>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ageFigures.map(({ name, code }, index) => {
          const word = translate(`app.finance.debtors.${name}`);
          const own = minor[index] ?? 0n;
          const text = formatMoney(ageing[name], currency, localeOf(language));
          const lines = (isZero: boolean) => (
            <>
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Box component="span" sx={{ color: 'ink2' }}>
                  {word}
                </Box>{' '}
                <Box
                  component="span"
                  sx={{ fontVariantNumeric: 'tabular-nums', color: isZero ? 'ink3' : 'ink', fontWeight: 550 }}
                >
                  {isZero ? '–' : text}
                </Box>
              </Box>
              <Box
                component="span"
                aria-hidden
                sx={{ display: 'block', mt: 0.75, height: 6, borderRadius: 3, bgcolor: 'line2', overflow: 'hidden' }}
              >
                <Box
                  component="span"
                  sx={{
                    display: 'block',
                    height: 1,
                    width: `${Number((own * 1000n) / most) / 10}%`,
                    minWidth: isZero ? 0 : 3,
                    borderRadius: 3,
                    bgcolor: code === 1 ? 'primary.main' : 'status.bad.fg',
                  }}
                />
              </Box>
            </>
          );
          return (
            <li key={name}>
              {own === 0n ? (
                <Box sx={line}>{lines(true)}</Box>
              ) : (
                <Box
                  component={Link}
                  to={outstandingPath(currency, reader, [code])}
                  sx={{ ...line, '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } }}
                >
                  {lines(false)}
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </Panel>
  );
}
