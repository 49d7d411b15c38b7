import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** Lines of a time line that are still to come. */
export function TalkSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.views.list.loading')} sx={{ maxWidth: 860 }}>
      {[62, 48, 70, 54].map((width) => (
        <Box key={width} sx={{ display: 'flex', gap: 1.5, mb: 2 }}>
          <Skeleton variant="circular" width={28} height={28} />
          <Skeleton width={`${width}%`} height={24} />
        </Box>
      ))}
    </Box>
  );
}
