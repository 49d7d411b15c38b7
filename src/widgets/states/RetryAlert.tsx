import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { saidOf } from '../notice/saidOf.ts';

interface RetryAlertProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Error of a part of a page that could not be loaded, with a retry; `LoadFailed` fills a whole page. */
export function RetryAlert({ error, onRetry }: RetryAlertProps) {
  const translate = useTranslate();
  const again = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('app.actions.tryAgain')}
    </Button>
  );
  return (
    <Alert severity="error" action={again}>
      {saidOf(error, translate)}
    </Alert>
  );
}
