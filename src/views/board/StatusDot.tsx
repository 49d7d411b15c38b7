import { styled } from '@mui/material/styles';

const Dot = styled('span')({ flex: 'none', width: 8, height: 8, borderRadius: '50%', background: 'currentColor' });

/** Dot in the colour that the agency gave to a status. */
export function StatusDot({ color }: { color: string | undefined }) {
  return <Dot aria-hidden style={color === undefined ? undefined : { background: color }} />;
}
