import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormBar } from '../../../views/form/FormBar.tsx';

interface ImportPartProps {
  /** Buttons at the end, of which the last leads on. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** One step of an import: its content, which scrolls, and the ways on below it, as in a form. */
export function ImportPart({ actions, children }: ImportPartProps) {
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        <Box sx={{ display: 'grid', gap: 2.5, px: { xs: 2, md: 2.5 }, py: 2.5, justifyItems: 'start' }}>{children}</Box>
      </Box>
      <FormBar isChanged={false} failure={undefined} onCancel={null}>
        {actions}
      </FormBar>
    </>
  );
}
