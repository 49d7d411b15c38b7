import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CloseIcon } from '../theme/icons/actions.tsx';

interface ShellLineProps {
  readonly tone: 'warn' | 'info';
  /** Button that may solve it. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Line above every page with a message, until it is dismissed. */
export function ShellLine({ tone, action, onClose, children }: ShellLineProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: '3px 12px 3px 20px',
        bgcolor: `status.${tone}.bg`,
        color: `status.${tone}.fg`,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {children}
        {action}
      </Box>
      <IconButton size="small" color="inherit" aria-label={translate('app.actions.close')} onClick={onClose}>
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}
