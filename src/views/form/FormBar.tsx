import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface FormBarProps {
  readonly isChanged: boolean;
  /** Error of the last try (AB 8). */
  readonly failure: string | undefined;
  /** Null if there is no page to return to. */
  readonly onCancel: (() => void) | null;
  /** A further action, at the start. */
  readonly start?: ReactNode;
  /** The ways on. */
  readonly children: ReactNode;
}

/** The end of a form: whether something is unsaved or could not be saved, the way out, and the ways on. */
export function FormBar({ isChanged, failure, onCancel, start, children }: FormBarProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        px: { xs: 2, md: 2.5 },
        py: 1.25,
        borderTop: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      {start}
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Box sx={{ color: 'ink3', fontSize: 12 }} role="status">
          {isChanged && failure === undefined && translate('app.views.form.unsaved')}
        </Box>
        <Box sx={{ color: 'status.bad.fg', overflowWrap: 'anywhere' }} role="alert">
          {failure}
        </Box>
      </Box>
      {onCancel && <Button onClick={onCancel}>{translate('app.actions.cancel')}</Button>}
      {children}
    </Box>
  );
}
