import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { WireRecord } from '../../../fields/kind.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { LeaveDialog } from '../../../widgets/dialog/LeaveDialog.tsx';
import { useDialogEntry } from '../../../views/list/address/useDialogEntry.ts';
import { AboutIcon } from '../../../widgets/icons.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { AboutDialog } from './AboutDialog.tsx';
import { MatrixSkeleton } from './MatrixSkeleton.tsx';
import { RightsBody } from './RightsBody.tsx';
import { useRights } from './useRights.ts';

/** Rights of a person at the agency, which its admins can change (AB 2, staff permission settings). */
export function PermissionsDialog({ record, onClose }: { record: WireRecord; onClose: () => void }) {
  useWordsOfPages();
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useIsNarrow();
  const [asks, setAsks] = useState<'nothing' | 'leave' | 'about'>('nothing');
  const { read, draft, error, retry, change, notice, isDirty, isSaving, save } = useRights(record.id);
  const close = useDialogEntry({ isFilling: isNarrow, onClose, onStay: isDirty ? () => setAsks('leave') : null });
  const submit = async () => {
    if (await save()) close();
  };
  const leave = () => {
    if (isSaving) return;
    if (isDirty) setAsks('leave');
    else close();
  };
  const isReadOnly = read?.permissions.canUpdate !== true;

  return (
    <Dialog
      open
      fullScreen={isNarrow}
      maxWidth={false}
      aria-labelledby={id}
      onClose={leave}
      slotProps={{ paper: { sx: isNarrow ? {} : { width: 1002 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2, pb: 1 }}>
        <Box component="h2" id={id} sx={{ m: 0, minWidth: 0, fontSize: 15, lineHeight: '22px', fontWeight: 620 }}>
          {translate('app.permissions.actionOf', { name: String(record['displayName'] ?? '') })}
        </Box>
        <Tooltip title={translate('app.permissions.about')}>
          <IconButton size="small" onClick={() => setAsks('about')}>
            <AboutIcon style={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      </Box>
      <DialogContent>
        {read && draft && <RightsBody read={read} draft={draft} onChange={change} />}
        {!read && (error ? <LoadFailed onRetry={retry} /> : <MatrixSkeleton />)}
      </DialogContent>
      {notice && (
        <Alert role="alert" severity={notice.severity} sx={{ mx: 2.5, mb: 2, flex: 'none' }}>
          {notice.text}
        </Alert>
      )}
      <DialogActions sx={{ pt: 1.75, borderTop: 1, borderColor: 'line2' }}>
        <Button onClick={leave}>{translate(isReadOnly ? 'app.actions.close' : 'app.actions.cancel')}</Button>
        {!isReadOnly && (
          <Button
            variant="contained"
            color="primary"
            disabled={!isDirty}
            loading={isSaving}
            onClick={() => void submit()}
          >
            {translate('app.actions.save')}
          </Button>
        )}
      </DialogActions>
      {asks === 'about' && <AboutDialog onClose={() => setAsks('nothing')} />}
      <LeaveDialog
        isOpen={asks === 'leave'}
        onDecide={(isLeaving) => {
          setAsks('nothing');
          // What is being saved closes the dialog itself.
          if (isLeaving && !isSaving) close();
        }}
      />
    </Dialog>
  );
}
