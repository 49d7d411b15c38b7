import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../i18n/numbers.ts';

/** Ground of a tile. */
export const TileGround = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${theme.palette.line}`,
  background: theme.palette.background.paper,
  display: 'flex',
  flexDirection: 'column',
}));

const Figure = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 10,
  '&:hover': { borderColor: theme.palette.edge },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

interface NumberTileProps {
  readonly name: string;
  readonly total: number;
  readonly to: string;
}

/** A number that leads to the list that it counts. */
export function NumberTile({ name, total, to }: NumberTileProps) {
  const translate = useTranslate();
  const isBad = name === 'overdue' && total > 0;
  return (
    <TileGround as="div" sx={{ p: 0 }}>
      <Figure to={to} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.5, flex: 1 }}>
        <Box component="span" sx={{ color: 'ink2', fontSize: 12, lineHeight: '16px' }}>
          {translate(`app.today.tiles.${name}`)}
        </Box>
        <Box
          component="span"
          sx={{
            fontSize: 22,
            lineHeight: '28px',
            fontWeight: 640,
            fontVariantNumeric: 'tabular-nums',
            color: isBad ? 'status.bad.fg' : 'ink',
          }}
        >
          {formatCount(total)}
        </Box>
        <Box component="span" sx={{ color: 'ink3', fontSize: 12, lineHeight: '16px' }}>
          {translate(`app.today.hints.${name}`)}
        </Box>
      </Figure>
    </TileGround>
  );
}

interface ListTileProps {
  readonly name: string;
  readonly total: number | null;
  /** The list that it counts. */
  readonly to: string | null;
  /** Words of the link, where nothing is counted. */
  readonly toWord?: string;
  readonly children: ReactNode;
}

/** A tile with the first lines of a list, whose number leads to all of them. */
export function ListTile({ name, total, to, toWord, children }: ListTileProps) {
  const translate = useTranslate();
  const title = translate(`app.today.tiles.${name}`);
  return (
    <TileGround aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Box component="h2" sx={{ m: 0, flex: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
          {title}
        </Box>
        {to !== null && toWord !== undefined && (
          <Box component={Link} to={to} sx={{ color: 'ink2', fontSize: 12, '&:hover': { color: 'ink' } }}>
            {toWord}
          </Box>
        )}
        {to === null && total !== null && total > 0 && (
          <Box component="span" sx={{ color: 'ink2', fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
            {formatCount(total)}
          </Box>
        )}
        {to !== null && total !== null && total > 0 && (
          <Box
            component={Link}
            to={to}
            aria-label={translate('app.today.all', { count: total, title })}
            sx={{ color: 'ink2', fontSize: 12, fontVariantNumeric: 'tabular-nums', '&:hover': { color: 'ink' } }}
          >
            {translate('app.today.showAll', { count: formatCount(total) })}
          </Box>
        )}
      </Box>
      {children}
    </TileGround>
  );
}
