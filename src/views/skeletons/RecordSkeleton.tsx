import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** Skeleton of the parts of a record. */
export function SectionsSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.views.list.loading')}>
      {[6, 6, 4].map((count, part) => (
        <Box
          key={part}
          sx={{
            display: 'grid',
            columnGap: 4,
            gridTemplateColumns: { xs: '1fr', lg: '160px 1fr 1fr' },
            px: { xs: 2, md: 2.5 },
            py: 2.5,
            borderBottom: 1,
            borderColor: 'line2',
          }}
        >
          <Skeleton width={72} height={18} sx={{ gridRow: { lg: `span ${count / 2}` } }} />
          {Array.from({ length: count }, (_line, line) => (
            <Skeleton key={line} width={`${54 + ((line * 17) % 34)}%`} height={18} sx={{ my: 0.75 }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Skeleton of a record's page. */
export function RecordSkeleton() {
  return (
    <Box sx={{ flex: 1, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, pt: 1.75, pb: 1.25 }}>
        <Skeleton variant="circular" width={40} height={40} sx={{ ml: 5, borderRadius: '50%' }} />
        <Skeleton width={220} height={26} />
      </Box>
      <Box sx={{ display: 'flex', gap: 2.5, px: 2.5, py: 1.25, borderBottom: 1, borderColor: 'line' }}>
        {[62, 44, 52].map((width) => (
          <Skeleton key={width} width={width} height={18} />
        ))}
      </Box>
      <SectionsSkeleton />
    </Box>
  );
}
