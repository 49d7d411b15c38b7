import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { ExportProgress } from '../../../../dataProvider/types.ts';

/** Progress of an export; null before the server has begun to answer. */
export function ExportRunning({ progress }: { readonly progress: ExportProgress | null }) {
  const translate = useTranslate();
  const id = useId();
  const share = progress && (progress.total === 0 ? 1 : progress.done / progress.total);
  const told = progress
    ? translate('app.views.export.progress', { done: formatCount(progress.done), total: formatCount(progress.total) })
    : '';
  return (
    <Box sx={{ display: 'grid', gap: 1.25, pt: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color: 'ink2' }}>
        <span id={id}>{translate('app.views.export.running')}</span>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {told}
        </Box>
      </Box>
      <LinearProgress
        aria-labelledby={id}
        aria-valuetext={told || undefined}
        variant={share === null ? 'indeterminate' : 'determinate'}
        value={share === null ? undefined : Math.floor(share * 100)}
        sx={{ height: 4, borderRadius: 2 }}
      />
    </Box>
  );
}
