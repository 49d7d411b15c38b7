import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'ra-core';
import type { ExportStage } from './useExport.ts';

interface ExportActionsProps {
  readonly stage: ExportStage;
  /** There is something to export. */
  readonly isReady: boolean;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Actions of an export in its present stage; the next step gets the focus. */
export function ExportActions({ stage, isReady, onStart, onCancel, onClose }: ExportActionsProps) {
  const translate = useTranslate();
  if (stage.is === 'running') {
    return (
      <DialogActions>
        <Button key="stop" autoFocus onClick={onCancel}>
          {translate('app.actions.cancel')}
        </Button>
      </DialogActions>
    );
  }
  if (stage.is === 'done') {
    return (
      <DialogActions>
        <Button key="close" autoFocus variant="contained" color="primary" onClick={onClose}>
          {translate('app.actions.close')}
        </Button>
      </DialogActions>
    );
  }
  return (
    <DialogActions>
      <Button key="leave" onClick={onClose}>
        {translate('app.actions.cancel')}
      </Button>
      <Button key="start" autoFocus variant="contained" color="primary" disabled={!isReady} onClick={onStart}>
        {translate(stage.is === 'failed' ? 'app.actions.tryAgain' : 'app.views.list.export')}
      </Button>
    </DialogActions>
  );
}
