import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

interface FilledLineProps {
  /** Name of the record that the form is filled from; null if it cannot be read. */
  readonly from: string | null;
}

/** Says where the values of a new record's form come from. */
export function FilledLine({ from }: FilledLineProps) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{ flex: 'none', px: { xs: 2, md: 2.5 }, pt: 1.5, color: 'ink3', fontSize: 12.5, overflowWrap: 'anywhere' }}
    >
      {from === null ? translate('app.leads.notFilled') : translate('app.leads.filledFrom', { name: from })}
    </Box>
  );
}
