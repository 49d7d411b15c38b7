import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../../i18n/numbers.ts';

/** Says that the file is there, and how many records it holds. */
export function ExportDone({ rows }: { readonly rows: number }) {
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ color: 'ink2' }}>
      {translate('app.views.export.done', { smart_count: rows, count: formatCount(rows) })}
    </Box>
  );
}
