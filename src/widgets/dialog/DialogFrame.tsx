import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useIsNarrow } from '../screen/useIsNarrow.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

interface DialogFrameProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Submits the dialog; it is a form if given. */
  readonly onSubmit?: () => void;
  /** True if something was changed other than by typing. */
  readonly isChanged?: boolean;
  /** True for a dialog that only its buttons close. */
  readonly isKept?: boolean;
}

/**
 * Dialog with title, content and actions; a form fills a phone's screen. A form does not close by a press outside, and
 * Escape asks before typed values are lost (AB 5).
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, actions, children, onClose, onSubmit, isChanged = false, isKept = false } = props;
  const id = useId();
  const isNarrow = useIsNarrow();
  const isTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const parts = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          color: 'ink2',
          flex: 1,
          '& > :first-of-type': { mt: 0.5 },
        }}
      >
        {children}
      </DialogContent>
      {actions !== null && <DialogActions>{actions}</DialogActions>}
    </>
  );
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={isNarrow && onSubmit !== undefined}
      aria-labelledby={id}
      onClose={(_event, reason) => {
        if (isKept || (onSubmit !== undefined && reason !== 'escapeKeyDown')) return;
        if (isTyped.current || isChanged) setAsking(true);
        else onClose();
      }}
    >
      {onSubmit === undefined ? (
        parts
      ) : (
        <form
          noValidate
          style={{ display: 'contents' }}
          onInput={() => (isTyped.current = true)}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {parts}
        </form>
      )}
      <LeaveDialog
        isOpen={isAsking}
        onDecide={(isLeaving) => {
          setAsking(false);
          if (isLeaving) onClose();
        }}
      />
    </Dialog>
  );
}
