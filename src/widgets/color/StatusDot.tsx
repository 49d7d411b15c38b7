import { styled, type Theme } from '@mui/material/styles';
import { standingOut } from '../../theme/standingOut.ts';

const Dot = styled('span', { shouldForwardProp: (name) => name !== 'color' })<{ color: string | undefined }>(
  ({ theme, color }: { theme: Theme; color: string | undefined }) => ({
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: color === undefined ? 'currentColor' : standingOut(color, theme),
  }),
);

/** Dot in the colour that the agency gave to a status, as far as it can be seen in the colour scheme. */
export function StatusDot({ color }: { color: string | undefined }) {
  return <Dot aria-hidden color={color} />;
}
