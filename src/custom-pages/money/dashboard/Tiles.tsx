import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MoneyFigures } from '../../../../schema/areas/money/calls/dashboard.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useListReader } from '../../../views/list/address/listReader.ts';
import type { DayRange } from './dashboardRange.ts';
import { outstandingPath, overduePath, readyPath } from './figureLinks.ts';
import { Canvas, Panel, spans } from './panels.tsx';
import type { Earned } from './useEarnedRows.ts';

const EarnedDialog = lazy(async () => ({ default: (await import('./EarnedDialog.tsx')).EarnedDialog }));

interface TileProps {
  readonly title: string;
  readonly text: string;
  readonly hint: ReactNode;
  /** Address of the list of the same sum, or the function that opens it. */
  readonly to: string | (() => void);
  readonly isBad?: boolean;
}

const look = { p: 2, display: 'flex', flexDirection: 'column', gap: 0.5, flex: 1, borderRadius: '10px' } as const;
const pressed = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'row' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
/** A button without the looks of one. */
const plain = { border: 0, bgcolor: 'transparent', font: 'inherit', textAlign: 'left', cursor: 'pointer' } as const;

function Tile({ title, text, hint, to, isBad = false }: TileProps) {
  const lines = (
    <>
      <Box component="span" sx={{ color: 'ink2', fontSize: 12, lineHeight: '16px' }}>
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
        {text}
      </Box>{' '}
      <Box component="span" sx={{ color: 'ink3', fontSize: 12, lineHeight: '16px' }}>
        {hint}
      </Box>
    </>
  );
  return (
    <Panel as="div" sx={{ p: 0, display: 'flex', gridColumn: spans.tile }}>
      {typeof to === 'string' ? (
        <Box component={Link} to={to} sx={{ ...look, ...pressed }}>
          {lines}
        </Box>
      ) : (
        <Box
          component="button"
          type="button"
          aria-haspopup="dialog"
          onClick={to}
          sx={{ ...look, ...pressed, ...plain }}
        >
          {lines}
        </Box>
      )}
    </Panel>
  );
}

interface TilesProps {
  readonly of: MoneyFigures;
  readonly range: DayRange;
  /** Name of the range. */
  readonly rangeName: ReactNode;
}

/** The figures of one currency, each leading to the list of the same sum. */
export function Tiles({ of, range, rangeName }: TilesProps) {
  const translate = useTranslate();
  const reader = useListReader();
  const [language] = useLocaleState();
  const { currency, outstanding, overdue, readyToInvoice, invoiced, received, feesEarned } = of;
  const [opened, open] = useState<Earned | null>(null);
  const words = (key: string, options = {}) => translate(`app.moneyDashboard.${key}`, options);
  const money = (amount: string) => formatMoney(amount, currency, localeOf(language));
  return (
    <Canvas>
      <Tile
        title={words('outstanding')}
        text={money(outstanding)}
        hint={words('outstandingHint')}
        to={outstandingPath(currency, reader)}
      />
      <Tile
        title={words('overdue')}
        text={money(overdue)}
        hint={words('overdueHint')}
        to={overduePath(currency, reader)}
        isBad={/[1-9]/.test(overdue)}
      />
      <Tile
        title={words('ready')}
        text={money(readyToInvoice.amount)}
        hint={words('items', { smart_count: readyToInvoice.items })}
        to={readyPath(currency)}
      />
      <Tile title={words('invoiced')} text={money(invoiced)} hint={rangeName} to={() => open('INVOICED')} />
      <Tile title={words('received')} text={money(received)} hint={rangeName} to={() => open('RECEIVED')} />
      <Tile title={words('feesEarned')} text={money(feesEarned)} hint={rangeName} to={() => open('FEES')} />
      {opened && (
        <Suspense>
          <EarnedDialog of={opened} currency={currency} range={range} onClose={() => open(null)} />
        </Suspense>
      )}
    </Canvas>
  );
}
