import { styled } from '@mui/material/styles';

/** A colour as a small square; nothing without a colour. */
export const Swatch = styled('span', { shouldForwardProp: (name) => name !== 'color' })<{ color: string }>(
  ({ theme, color }) => ({
    flex: 'none',
    display: 'inline-block',
    width: 16,
    height: 16,
    borderRadius: 4,
    boxShadow: `inset 0 0 0 1px ${theme.palette.line}`,
    background: color,
  }),
);
