import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { barHeight, railWidth } from '../theme/tokens.ts';

const words = [64, 52, 40, 0, 56, 48, 58, 36, 0, 60, 46, 54];

/** The frame before anything is known of who is there: the same proportions, no words. */
export function ShellSkeleton() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('app.shell.loading')}
      sx={{ display: 'flex', height: '100dvh', overflow: 'hidden' }}
    >
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          width: railWidth,
          flex: 'none',
          p: '20px 16px',
          bgcolor: 'rail',
          borderRight: 1,
          borderColor: 'line',
        }}
      >
        <Skeleton variant="rounded" width={112} height={18} sx={{ mb: 3 }} />
        {words.map((width, index) => (
          // The list never changes, so that its places are its keys.
          <Skeleton key={index} variant="rounded" width={width * 1.6} height={12} sx={{ mb: '19px' }} />
        ))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{
            height: barHeight,
            px: 2.5,
            display: 'flex',
            alignItems: 'center',
            bgcolor: 'background.paper',
            borderBottom: 1,
            borderColor: 'line',
          }}
        >
          <Skeleton variant="rounded" width={96} height={14} />
        </Box>
      </Box>
    </Box>
  );
}
