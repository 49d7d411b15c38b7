import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';

interface BulkFrameProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  /** Closes it by Escape or by a click beside it; without, neither does. */
  readonly onClose?: () => void;
}

/** A dialog about many records. */
export function BulkFrame({ title, actions, children, onClose }: BulkFrameProps) {
  const id = useId();
  const isNarrow = useIsNarrow();
  return (
    <Dialog open fullWidth maxWidth="xs" fullScreen={isNarrow} aria-labelledby={id} {...(onClose && { onClose })}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', color: 'ink2', '& > form': { mt: 0.75 } }}>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
