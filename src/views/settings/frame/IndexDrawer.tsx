import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { KindsIcon } from '../../../theme/icons/actions.tsx';
import { SettingsIndex } from './SettingsIndex.tsx';

/** The button that opens the index of settings in a drawer, on narrow screens. */
export function IndexDrawer() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ flex: 'none', px: 2, py: 1, borderBottom: 1, borderColor: 'line', bgcolor: 'background.paper' }}>
      <Button startIcon={<KindsIcon />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {translate('app.settings.index')}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': translate('app.settings.index'),
            sx: { width: 'min(320px, 88vw)' },
          },
        }}
      >
        <SettingsIndex isTouch onChoose={close} />
      </Drawer>
    </Box>
  );
}
