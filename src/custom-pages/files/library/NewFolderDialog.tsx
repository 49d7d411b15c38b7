import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { askLibrary, type LibraryPlace } from '../../../widgets/library/libraryPlace.ts';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';

interface NewFolderDialogProps {
  readonly place: LibraryPlace;
  readonly parentKey: string;
  readonly onClose: () => void;
}

/** The dialog in which a folder is made (AB 2). */
export function NewFolderDialog({ place, parentKey, onClose }: NewFolderDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const client = useClient();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const form = useSmallForm({ name: '' }, async ({ name }) => {
    const body = { name: name.trim(), parentKey };
    const made = await askLibrary(client, place, 'POST /media/v1/library', { body });
    notify('app.library.notices.made', { messageArgs: { name: made.name } });
    await queryClient.invalidateQueries({ queryKey: [libraryItem.name] });
    onClose();
    return true;
  });
  const typed = form.values.name.trim();
  const isWrong = typed !== '' && !patterns.libraryName.regex.test(typed);
  const fault = isWrong ? translate(`rules.${patterns.libraryName.message}`) : form.faults.name;
  return (
    <FormDialog
      title={translate('app.library.newFolder')}
      submitLabel={translate('app.library.create')}
      failure={form.failure}
      isBusy={form.isBusy}
      onSubmit={() => !isWrong && void form.submit()}
      onClose={onClose}
    >
      <LabelledField
        id={id}
        name="folder"
        autoComplete="off"
        hasFocus
        label={translate('app.library.name')}
        value={form.values.name}
        onChange={form.change('name')}
        {...(fault !== undefined && { fault })}
      />
    </FormDialog>
  );
}
