import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PlaceLineProps {
  readonly id: string;
  readonly label: string;
  readonly fault: string | undefined;
  readonly children: ReactNode;
}

/** A control of where an agency is, its label above and what is wrong with it below. */
export function PlaceLine({ id, label, fault, children }: PlaceLineProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, fontWeight: 540, color: 'ink' }}>
        {label}
      </Box>
      {children}
      {fault !== undefined && (
        <Box id={`${id}-note`} sx={{ mt: 0.5, fontSize: 12, color: 'error.main' }}>
          {fault}
        </Box>
      )}
    </Box>
  );
}
