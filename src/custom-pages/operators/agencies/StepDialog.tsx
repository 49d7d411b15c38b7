import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Agency } from '../../../../schema/areas/operators/calls/agencies.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { DialogFoot } from '../../../widgets/dialog/DialogFoot.tsx';
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
        <DialogFoot
          label={translate(`app.agencies.${step}`)}
          isBusy={isBusy}
          isCancelFirst
          isHard={step === 'suspend'}
          onClose={onClose}
          onTake={() => void confirm()}
        />
      }
    >
      {translate(`app.agencies.${step}Lead`)}
    </DialogFrame>
  );
}
