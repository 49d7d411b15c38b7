import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Says that there is nothing to see, why, and what to do next. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.75,
        px: 3,
        py: 8,
        textAlign: 'center',
      }}
    >
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            mb: 1,
            borderRadius: '50%',
            color: 'ink3',
            bgcolor: 'status.mute.bg',
          }}
        >
          {icon}
        </Box>
      )}
      <Box sx={{ fontSize: 15, fontWeight: 600, letterSpacing: '-0.01em' }}>{title}</Box>
      {text && <Box sx={{ maxWidth: 380, color: 'ink2' }}>{text}</Box>}
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>{children}</Box>}
    </Box>
  );
}
