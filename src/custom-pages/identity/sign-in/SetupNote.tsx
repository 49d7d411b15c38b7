import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';

/** Says where the link for the first account is, while nobody can sign in. */
export function SetupNote() {
  useWordsOfPages();
  const translate = useTranslate();
  return (
    <Alert severity="info" icon={false} sx={{ mt: 2, bgcolor: 'status.info.bg', color: 'status.info.fg' }}>
      {translate('app.firstAdmin.needed')}
    </Alert>
  );
}
