import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { resources } from '../../../../schema/access/resources.ts';

/** The place of the matrix while it is still to come. */
export function MatrixSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.shell.loading')}>
      <Skeleton width={124} height={32} sx={{ mb: 3 }} />
      {resources.map((resource) => (
        <Box key={resource} sx={{ display: 'flex', alignItems: 'center', height: 36 }}>
          <Skeleton width="100%" height={14} />
        </Box>
      ))}
    </Box>
  );
}
