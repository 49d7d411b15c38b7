import { styled } from '@mui/material/styles';

/** A table of a few rows within a page: hairlines, quiet headings, as wide as its place. */
export const PlainTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th': { fontSize: 12, lineHeight: '16px', fontWeight: 480, color: theme.palette.ink3 },
  '& th, & td': { padding: '7px 16px 7px 0', verticalAlign: 'top', borderBottom: `1px solid ${theme.palette.line2}` },
  '& td:last-of-type, & th:last-of-type': { paddingRight: 0 },
}));
