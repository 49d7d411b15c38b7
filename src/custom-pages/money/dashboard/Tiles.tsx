import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MoneyFigures } from '../../../../schema/areas/money/calls/dashboard.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { labelled } from '../../../i18n/labelled.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useListReader } from '../../../views/list/address/listReader.ts';
import type { DayRange } from './dashboardRange.ts';
import { invoicedPath, outstandingPath, overduePath, readyPath } from './figureLinks.ts';
import { Canvas, Panel, spans } from './panels.tsx';

interface TileProps {
  readonly title: string;
  readonly text: string;
  readonly hint: ReactNode;
  /** The list of the same sum; absent without one. */
  readonly to?: string;
  readonly isBad?: boolean;
  readonly isLast?: boolean;
}

const look = { p: 2, display: 'flex', flexDirection: 'column', gap: 0.5, flex: 1, borderRadius: '10px' } as const;

function Tile({ title, text, hint, to, isBad = false, isLast = false }: TileProps) {
  const lines = (
    <>
      <Box component="span" sx={{ color: 'ink2', fontSize: 12, lineHeight: '16px' }}>
        {title}
      </Box>{' '}
      <Box
        component="span"
        sx={{
          fontSize: { xs: 17, md: 20 },
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
    <Panel as="div" sx={{ p: 0, display: 'flex', gridColumn: isLast ? spans.lastTile : spans.tile }}>
      {to === undefined ? (
        <Box role="group" aria-label={labelled(title, text)} sx={look}>
          {lines}
        </Box>
      ) : (
        <Box
          component={Link}
          to={to}
          sx={{
            ...look,
            color: 'inherit',
            textDecoration: 'none',
            '&:hover': { bgcolor: 'row' },
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
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

/** The figures of one currency, each with a link to the list of the same sum. Payments have no list. */
export function Tiles({ of, range, rangeName }: TilesProps) {
  const translate = useTranslate();
  const reader = useListReader();
  const [language] = useLocaleState();
  const { currency, outstanding, overdue, readyToInvoice, invoiced, received } = of;
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
        to={readyPath}
      />
      <Tile
        title={words('invoiced')}
        text={money(invoiced)}
        hint={rangeName}
        to={invoicedPath(currency, reader, range)}
      />
      <Tile title={words('received')} text={money(received)} hint={rangeName} isLast />
    </Canvas>
  );
}
