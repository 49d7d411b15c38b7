import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ContractBarProps {
  /** Sentence at the start. */
  readonly lead: string;
  /** Button at the end, and the dialog that it opens. */
  readonly children: ReactNode;
}

/** Bar above a part of a contract's page: a sentence, and what can be done about it. */
export function ContractBar({ lead, children }: ContractBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.25,
        px: { xs: 2, md: 2.5 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'line2',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200, color: 'ink2' }}>{lead}</Box>
      {children}
    </Box>
  );
}
