import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LineTextProps {
  readonly name: string;
  /** Facts about it, in one line below. */
  readonly about: readonly string[];
  /** Mark before the name. */
  readonly children?: ReactNode;
}

/** A record at a glance: its name, and what there is to know of it. */
export function LineText({ name, about, children }: LineTextProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.25 }}>
      {children}
      <Box sx={{ minWidth: 0, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}>
        <Box sx={{ fontWeight: 560 }}>{name}</Box>
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </Box>
    </Box>
  );
}
