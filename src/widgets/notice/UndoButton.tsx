import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';

/** The way back that a notice offers. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button
      size="small"
      sx={{ color: 'float.accent' }}
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {translate('app.actions.undo')}
    </Button>
  );
}
