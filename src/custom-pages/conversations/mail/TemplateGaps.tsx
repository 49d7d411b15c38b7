import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** Says what the composer fills in, below the text of a template. */
export function TemplateGaps() {
  const translate = useTranslate();
  return <Box sx={{ fontSize: 12, color: 'ink3' }}>{translate('app.mail.gaps')}</Box>;
}
