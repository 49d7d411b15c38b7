import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface DialogFootProps {
  /** Label of the button that does what the dialog is about. */
  readonly label: string;
  /** While it is being done, which nothing but its answer ends. */
  readonly isBusy: boolean;
  /** While something that it needs is still on its way. */
  readonly isPending?: boolean;
  /** Gives the focus to the way out first, in a question that Enter must not answer. */
  readonly isCancelFirst?: boolean;
  /** It takes something away. */
  readonly isHard?: boolean;
  readonly onClose: () => void;
  /** Called by the button; without it, the button submits the dialog's form. */
  readonly onTake?: () => void;
}

/** The foot of a dialog: the way out, and what the dialog is about. */
export function DialogFoot({ label, isBusy, isPending, isCancelFirst, isHard, onClose, onTake }: DialogFootProps) {
  const translate = useTranslate();
  return (
    <>
      <Button autoFocus={isCancelFirst ?? false} onClick={onClose} disabled={isBusy}>
        {translate('app.actions.cancel')}
      </Button>
      <Button
        variant="contained"
        color={isHard ? 'error' : 'primary'}
        loading={isBusy}
        disabled={isPending ?? false}
        {...(onTake ? { onClick: onTake } : { type: 'submit' })}
      >
        {label}
      </Button>
    </>
  );
}
