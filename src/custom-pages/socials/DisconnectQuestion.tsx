import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface DisconnectQuestionProps {
  readonly name: string;
  readonly onDecide: (isAgreed: boolean) => void;
}

/** Asks before an account is disconnected, with Yes and No; closing it is a No. */
export function DisconnectQuestion({ name, onDecide }: DisconnectQuestionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => onDecide(false)}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <DialogTitle id={`${id}-title`}>{translate('app.socials.disconnectTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-lead`}>{translate('app.socials.disconnectLead')}</DialogContentText>
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
