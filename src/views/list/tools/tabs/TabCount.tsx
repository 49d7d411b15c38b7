import { styled } from '@mui/material/styles';

/** The number of records behind a tab. */
export const TabCount = styled('span')(({ theme }) => ({
  // Room for it before it is known, so that the tabs hardly move.
  '&:empty': { display: 'inline-block', minWidth: '3ch' },
  marginInlineStart: 2,
  fontSize: 12,
  fontWeight: 490,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.ink3,
}));
