import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { BackIcon } from '../../../theme/icons/actions.tsx';
import { Floating } from '../../../widgets/floating/Floating.tsx';
import { NotificationList } from './NotificationList.tsx';

interface BellPanelProps {
  readonly anchor: Element;
  readonly isNarrow: boolean;
  readonly unread: number;
  readonly onClose: () => void;
}

/** The open bell: a panel below it, on a phone the whole screen. */
export function BellPanel({ anchor, isNarrow, unread, onClose }: BellPanelProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const label = translate('app.shell.notifications');
  if (!isNarrow) {
    return (
      <Floating label={label} anchor={anchor} side="right" width={400} onClose={onClose}>
        <NotificationList unread={unread} maxHeight="min(560px, calc(100dvh - 96px))" onLeave={onClose} />
      </Floating>
    );
  }
  const back = (
    <IconButton size="large" aria-label={translate('app.actions.back')} onClick={onClose} sx={{ ml: -1 }}>
      <BackIcon fontSize="inherit" />
    </IconButton>
  );
  return (
    <Dialog open fullScreen aria-label={label} onClose={onClose}>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', bgcolor: 'background.paper' }}>
        <NotificationList unread={unread} maxHeight="100dvh" before={back} onLeave={onClose} />
      </Box>
    </Dialog>
  );
}
