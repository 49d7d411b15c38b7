import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** Navigation between the areas of a part of the product; it scrolls if they do not fit. */
export const AreaBar = styled('nav')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: 4,
  padding: '6px 10px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.line}`,
  [theme.breakpoints.down('md')]: { padding: '6px 4px' },
}));

/** An area in it, with its number if it has one; `aria-current` marks the one that is shown. */
export const AreaLink = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: '0 10px',
  borderRadius: 6,
  color: theme.palette.ink2,
  fontWeight: 490,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.ink, background: theme.palette.action.hover },
  '&[aria-current]': { color: theme.palette.ink, fontWeight: 570, background: theme.palette.action.selected },
  '& > span': { fontSize: 12, fontWeight: 490, fontVariantNumeric: 'tabular-nums', color: theme.palette.ink3 },
  [theme.breakpoints.down('md')]: { height: 40, padding: '0 12px' },
}));
