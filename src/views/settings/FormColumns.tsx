import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, type ReactNode } from 'react';

interface FormColumnsProps {
  /** Content beside the form; undefined for none. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

const scroller = { minWidth: 0, minHeight: 0, overflow: 'auto' } as const;

/** A form that scrolls, with content beside it from 1400 px on and below it otherwise. */
export function FormColumns({ beside, children }: FormColumnsProps) {
  const isWide = useMediaQuery('(min-width:1400px)', { noSsr: true }) && beside !== undefined;
  const waited = <Suspense fallback={null}>{beside}</Suspense>;
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
      <Box sx={{ ...scroller, flex: 1 }}>
        {children}
        {!isWide && waited}
      </Box>
      {isWide && (
        // The arrow keys scroll it: nothing in it takes the focus.
        <Box tabIndex={0} sx={{ ...scroller, flex: '0 1 44%', borderLeft: 1, borderColor: 'line2' }}>
          {waited}
        </Box>
      )}
    </Box>
  );
}
