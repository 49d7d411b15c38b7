import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DialogHeadProps {
  /** Id of the heading, which names the dialog. */
  readonly id: string;
  readonly title: string;
  /** Tools of the record. */
  readonly children?: ReactNode;
}

/** Head of a record's dialog: its name, and what can be done with it. */
export function DialogHead({ id, title, children }: DialogHeadProps) {
  return (
    <Box
      sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 1.5, pb: 0.75, minHeight: 50 }}
    >
      <Box
        component="h2"
        id={id}
        title={title}
        sx={{
          m: 0,
          flex: 1,
          minWidth: 0,
          fontSize: 15,
          lineHeight: '22px',
          fontWeight: 620,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
