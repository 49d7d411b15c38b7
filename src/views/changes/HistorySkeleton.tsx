import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** Lines of a history that is being loaded. */
export function HistorySkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.views.list.loading')} sx={{ maxWidth: 860 }}>
      {[68, 44, 56, 38].map((width) => (
        <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 52 }}>
          <Skeleton variant="circular" width={28} height={28} sx={{ borderRadius: '50%' }} />
          <Skeleton width={`${width}%`} height={16} />
        </Box>
      ))}
    </Box>
  );
}
