import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';

/** The question of AB 5, with Yes and No; closing it is a No. */
export function LeaveDialog({ isOpen, onDecide }: { isOpen: boolean; onDecide: (isLeaving: boolean) => void }) {
  const translate = useTranslate();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onDecide(false)}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-question"
    >
      <DialogTitle id="leave-title">{translate('app.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-question">{translate('rules.unsavedData')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onDecide(false)}>
          {translate('app.actions.no')}
        </Button>
        <Button variant="contained" color="primary" onClick={() => onDecide(true)}>
          {translate('app.actions.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
