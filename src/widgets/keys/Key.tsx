import { styled } from '@mui/material/styles';

/** A key of the keyboard. */
export const Key = styled('kbd')(({ theme }) => ({
  flex: 'none',
  padding: '3px 5px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 4,
  background: theme.palette.background.paper,
  color: theme.palette.ink3,
  fontSize: 11,
  lineHeight: 1,
  fontWeight: 500,
}));
