import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ImportCounts as Counts } from '../../../../schema/areas/tools/calls/imports.ts';
import { formatCount } from '../../../i18n/numbers.ts';

/** Numbers of rows by outcome. */
export function ImportCounts({ of, names }: { readonly of: Counts; readonly names: readonly (keyof Counts)[] }) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ fontSize: 12, color: 'ink3' }}>
            {translate(`app.imports.counts.${name}`)}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontSize: 20,
              lineHeight: '28px',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              color: name === 'faults' && of.faults > 0 ? 'status.bad.fg' : 'ink',
            }}
          >
            {formatCount(of[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
