import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface FormBarProps {
  readonly isChanged: boolean;
  readonly onCancel: () => void;
  /** The ways on. */
  readonly children: ReactNode;
}

/** The end of a form: whether something is unsaved, the way out, and the ways on. */
export function FormBar({ isChanged, onCancel, children }: FormBarProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
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
      <Box sx={{ flex: 1, color: 'ink3', fontSize: 12 }} role="status">
        {isChanged && translate('app.views.form.unsaved')}
      </Box>
      <Button onClick={onCancel}>{translate('app.actions.cancel')}</Button>
      {children}
    </Box>
  );
}
