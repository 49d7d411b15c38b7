import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import type { ImportSteps } from './useImport.ts';

/** Progress of an import, with a button to stop it. */
export function ImportProgress({ one, take, taking }: ImportSteps & { readonly one: ImportDetail }) {
  const translate = useTranslate();
  const id = useId();
  const words = (key: string, options?: object) => translate(`app.imports.${key}`, options);
  const total = one.state === 'undoing' ? one.created + one.updated : one.total;
  const done = one.state === 'undoing' ? one.undone + one.kept : one.done;
  const isCounted = one.state !== 'reading' && total > 0;
  const told = isCounted ? words('progress', { done: formatCount(done), total: formatCount(total) }) : '';
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 3 }}>
      <Box sx={{ display: 'grid', gap: 1.25, maxWidth: 560 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box component="span" id={id} sx={{ fontWeight: 560 }}>
            {words(`working.${one.state}`)}
          </Box>
          <Box component="span" sx={{ color: 'ink2', fontVariantNumeric: 'tabular-nums' }}>
            {told}
          </Box>
        </Box>
        <LinearProgress
          aria-labelledby={id}
          aria-valuetext={told || undefined}
          variant={isCounted ? 'determinate' : 'indeterminate'}
          value={isCounted ? Math.floor((100 * done) / total) : undefined}
          sx={{ height: 4, borderRadius: 2 }}
        />
        <Box component="p" sx={{ m: 0, color: 'ink3' }}>
          {words('leave')}
        </Box>
        <Box>
          <Button loading={taking === 'cancel'} onClick={() => take({ step: 'cancel' })}>
            {words('stop')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
