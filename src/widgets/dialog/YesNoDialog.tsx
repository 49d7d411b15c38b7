import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface YesNoDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly question: string;
  readonly onDecide: (isYes: boolean) => void;
}

/** A question with Yes and No (AB 2); closing it is a No. */
export function YesNoDialog({ isOpen, title, question, onDecide }: YesNoDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onDecide(false)}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}question`}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}question`}>{question}</DialogContentText>
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
