import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DialogFoot } from '../../../widgets/dialog/DialogFoot.tsx';
import { useIsMailSent } from '../../../widgets/mail/useIsMailSent.ts';
import type { AccountStep } from './useStaffAccount.ts';

interface StepQuestionProps {
  readonly step: AccountStep | 'resetFactor';
  readonly name: string;
  readonly email: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before a person's account is changed, and explains the effect. */
export function StepQuestion({ step, name, email, isBusy, onCancel, onConfirm }: StepQuestionProps) {
  const translate = useTranslate();
  const id = useId();
  const isKept = useIsMailSent() === false && step === 'invite';
  const isHard = step === 'suspend' || step === 'resetFactor';
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <DialogTitle id={`${id}-title`}>{translate(`app.staff.card.${step}Title`, { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-lead`}>
          {translate(`app.staff.card.${isKept ? 'inviteKeptLead' : `${step}Lead`}`, { email })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <DialogFoot
          label={translate(`app.staff.card.${step}`)}
          isBusy={isBusy}
          isCancelFirst
          isHard={isHard}
          onClose={onCancel}
          onTake={onConfirm}
        />
      </DialogActions>
    </Dialog>
  );
}
