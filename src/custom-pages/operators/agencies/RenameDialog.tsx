import { useNotify, useTranslate } from 'ra-core';
import type { Agency } from '../../../../schema/areas/operators/calls/agencies.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';

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
  const { field, frame } = useSmallForm({ name }, async (given) => {
    await client.ask('PUT /user/v1/agencies/{id}', { params: { id }, body: given });
    notify('app.agencies.renamed');
    onDone();
    onClose();
    return false;
  });
  return (
    <FormDialog
      title={translate('app.agencies.renameTitle', { name })}
      submitLabel={translate('app.actions.save')}
      {...frame}
      onClose={onClose}
    >
      <LabelledField
        {...field('name')}
        id="agency-name"
        name="organization"
        autoComplete="off"
        label={translate('app.agencies.name')}
        hasFocus
      />
    </FormDialog>
  );
}
