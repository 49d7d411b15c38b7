import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import { Rail } from './Rail.tsx';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Menu in a drawer, on narrow screens. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': translate('app.shell.menu'),
          sx: { width: 'min(288px, 84vw)' },
        },
      }}
    >
      <Rail isTouch onChoose={onClose} />
    </Drawer>
  );
}
