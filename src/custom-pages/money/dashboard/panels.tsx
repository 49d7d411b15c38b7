import { styled } from '@mui/material/styles';

/** Tiles and panels side by side, of eighteen columns; on a phone of two. */
export const Canvas = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(18, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Ground of a tile or panel. */
export const Panel = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 16,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 10,
  background: theme.palette.background.paper,
  '& h2': { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', fontWeight: 600, color: theme.palette.ink },
}));

/** Columns of a tile, of the panel of ages, and of the panel of months. */
export const spans = {
  tile: { xs: 'span 1', md: 'span 6', lg: 'span 3' },
  ages: { xs: 'span 2', md: '1 / -1', lg: 'span 6' },
  months: { xs: 'span 2', md: '1 / -1', lg: 'span 12' },
} as const;

/** Height of the chart of months: about that of its table. */
export const chartHeight = 350;
