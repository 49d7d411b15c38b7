import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paper } from './tints.ts';

/** Panel in the middle of the lightbox, for what cannot be looked at there. */
export function SlidePanel({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        maxWidth: 'min(420px, 100%)',
        px: 4,
        py: 3.5,
        borderRadius: '10px',
        textAlign: 'center',
        color: paper.ink,
        bgcolor: paper.ground,
        userSelect: 'text',
      }}
    >
      <Box dir="auto" sx={{ fontSize: 15, fontWeight: 560, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {lead !== undefined && <Box sx={{ color: paper.quiet }}>{lead}</Box>}
      {children}
    </Box>
  );
}

const buttonSx = {
  color: paper.ink,
  bgcolor: 'transparent',
  borderColor: paper.edge,
  '&:hover': { borderColor: paper.ink },
} as const;

/** Button that opens a file or page in another browser tab. */
export function SlideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button variant="outlined" href={href} target="_blank" rel="noopener noreferrer" sx={buttonSx}>
      {children}
    </Button>
  );
}
