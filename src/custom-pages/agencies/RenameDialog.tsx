import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../layout/public/LabelledField.tsx';
import { useSmallForm } from '../../layout/public/useSmallForm.ts';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import { agencyRoutes, type Agency } from './agency.ts';
import { FormFailure } from './FormFailure.tsx';

interface RenameDialogProps {
  readonly agency: Agency;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Another name for an agency. */
export function RenameDialog({ agency: { id, name }, onDone, onClose }: RenameDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const { values, change, faults, failure, isBusy, submit } = useSmallForm({ name }, async (given) => {
    await client.call({ method: 'PUT', path: `${agencyRoutes}/${id}`, body: given });
    notify('app.agencies.renamed');
    onDone();
    onClose();
    return false;
  });
  return (
    <DialogFrame
      title={translate('app.agencies.renameTitle', { name })}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary" loading={isBusy}>
            {translate('app.actions.save')}
          </Button>
        </>
      }
    >
      <FormFailure said={failure} />
      <LabelledField
        id="agency-name"
        name="organization"
        autoComplete="off"
        label={translate('app.agencies.name')}
        value={values.name}
        onChange={change('name')}
        fault={faults.name}
        hasFocus
      />
    </DialogFrame>
  );
}
