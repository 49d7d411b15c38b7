import Button from '@mui/material/Button';
import { useIsOffline, useTranslate } from 'ra-core';
import { OfflineIcon, WarningIcon } from '../../theme/icons/actions.tsx';
import { Message } from './Message.tsx';

/** Something could not be loaded: says whether the connection is to blame, and tries again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  const isOffline = useIsOffline();
  return (
    <Message
      icon={isOffline ? OfflineIcon : WarningIcon}
      title={translate(isOffline ? 'app.failed.offlineTitle' : 'app.failed.title')}
      lead={translate(isOffline ? 'app.failed.offlineLead' : 'app.failed.lead')}
    >
      <Button variant="contained" color="primary" onClick={onRetry}>
        {translate('app.actions.tryAgain')}
      </Button>
    </Message>
  );
}
