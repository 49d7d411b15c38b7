import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface ChangeLineProps {
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Change of one field in a write: its value before and after. */
export function ChangeLine({ label, before, after }: ChangeLineProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '132px minmax(0, 1fr)' }, columnGap: 2, py: 0.5 }}
    >
      <Box component="dt" sx={{ color: 'ink3' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
        <Box sx={{ color: 'ink2', minWidth: 0, overflowWrap: 'anywhere' }}>{before}</Box>
        <Box component="span" role="img" aria-label={translate('app.views.history.became')} sx={{ color: 'ink3' }}>
          →
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{after}</Box>
      </Box>
    </Box>
  );
}
