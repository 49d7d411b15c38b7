import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { DialogFrame } from '../../../../widgets/dialog/DialogFrame.tsx';
import { FeedsOut, type FeedsPlace } from './FeedsOut.tsx';

/** Dialog for calendars of other programs. */
export function SubscribeDialog({ onClose, ...place }: FeedsPlace & { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('app.calendar.feeds.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      <FeedsOut {...place} />
    </DialogFrame>
  );
}
