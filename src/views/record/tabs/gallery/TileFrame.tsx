import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TileFrameProps {
  /** Width by height: `3 / 4`. */
  readonly ratio: string;
  readonly children: ReactNode;
  /** Line below the picture. */
  readonly foot: ReactNode;
}

/** A picture of a fixed shape, so that nothing moves when it loads, and a line below it. */
export function TileFrame({ ratio, children, foot }: TileFrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: ratio,
          borderRadius: '8px',
          overflow: 'hidden',
          bgcolor: 'status.mute.bg',
          color: 'ink2',
          // A white picture has an edge on a white page.
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            borderRadius: '8px',
            border: '1px solid #8888883d',
            pointerEvents: 'none',
          },
        }}
      >
        {children}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32, pl: 0.25 }}>{foot}</Box>
    </Box>
  );
}

/** The name of a file below its tile, cut where it is too long. */
export function TileName({ children }: { readonly children: string }) {
  return (
    <Box
      dir="auto"
      title={children}
      sx={{
        flex: 1,
        minWidth: 0,
        fontSize: 12,
        color: 'ink2',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}

/** Words in the middle of a tile that has no picture, below an icon or a bar. */
export function TileWords({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 0.75,
        p: 1,
        fontSize: 12,
        lineHeight: '16px',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
