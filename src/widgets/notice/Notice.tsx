import Snackbar from '@mui/material/Snackbar';
import { CloseNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import { useCallback, useState } from 'react';
import { failureNoticeTime, noticeTime } from '../../../schema/rules/limits.ts';

interface NoticeProps {
  readonly of: NotificationPayload;
  /** Comes when nothing is seen of it any more. */
  readonly onGone: () => void;
}

/**
 * One notice. It closes by timeout or on Escape; by a press elsewhere only if it neither reports an error nor offers an
 * action.
 */
export function Notice({ of: { message, type, notificationOptions = {} }, onGone }: NoticeProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const close = useCallback(() => setOpen(false), []);
  const { messageArgs, action, autoHideDuration } = notificationOptions;
  const isPassing = type !== 'error' && !action;
  const usual = type === 'error' ? failureNoticeTime : noticeTime;
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        open={isOpen}
        message={typeof message === 'string' ? translate(message, messageArgs) : message}
        action={action}
        autoHideDuration={autoHideDuration === undefined ? usual : autoHideDuration}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway' || isPassing) close();
        }}
        sx={{ position: 'static', transform: 'none' }}
        slotProps={{ transition: { onExited: onGone }, content: { className: `notice-${type}` } }}
      />
    </CloseNotificationContext>
  );
}
