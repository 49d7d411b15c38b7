import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

const heights = [[72, 96, 72], [96, 72], [72], [72, 96]];

/** Columns with cards to come. */
export function BoardSkeleton({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('app.views.list.loading')}
      sx={{ flex: 1, display: 'flex', gap: 1.5, px: 2.5, overflow: 'hidden', bgcolor: 'background.default' }}
    >
      {(isNarrow ? heights.slice(0, 1) : heights).map((cards, index) => (
        <Box key={index} sx={{ flex: isNarrow ? 1 : 'none', width: 288 }}>
          <Skeleton variant="text" width={120} sx={{ my: 1.25 }} />
          {cards.map((height, at) => (
            <Skeleton key={at} variant="rounded" height={height} sx={{ mb: 1, borderRadius: '8px' }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
