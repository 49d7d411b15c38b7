import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Agency } from '../../../../schema/areas/operators/calls/agencies.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

interface StepDialogProps {
  readonly agency: Agency;
  readonly step: 'suspend' | 'reactivate';
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before an agency is suspended or opened again, and says what that means for its people. */
export function StepDialog({ agency: { id, name }, step, onDone, onClose }: StepDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      await client.ask(`PUT /user/v1/agencies/{id}/${step}`, { params: { id } });
      notify(`app.agencies.${step}Done`, { messageArgs: { name } });
      onDone();
      onClose();
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };

  return (
    <DialogFrame
      title={translate(`app.agencies.${step}Title`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {translate('app.actions.cancel')}
          </Button>
          <Button
            variant="contained"
            color={step === 'suspend' ? 'error' : 'primary'}
            loading={isBusy}
            onClick={() => void confirm()}
          >
            {translate(`app.agencies.${step}`)}
          </Button>
        </>
      }
    >
      {translate(`app.agencies.${step}Lead`)}
    </DialogFrame>
  );
}
