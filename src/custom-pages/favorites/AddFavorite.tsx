import { useNotify, useTranslate } from 'ra-core';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../layout/public/LabelledField.tsx';
import { useSmallForm } from '../../layout/public/useSmallForm.ts';
import { useIdempotencyKey } from '../../views/form/useIdempotencyKey.ts';
import { FormDialog } from '../../widgets/dialog/FormDialog.tsx';
import { favoriteRoutes } from './favorite.ts';

/** Adds somebody to the favourites, with a link to their page where there is one. */
export function AddFavorite({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const translate = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const keyOf = useIdempotencyKey();
  const words = (key: string) => translate(`app.agencies.favorites.${key}`);
  const { values, change, faults, failure, isBusy, submit } = useSmallForm(
    { displayName: '', link: '' },
    async (body) => {
      const headers = { 'idempotency-key': keyOf(body) };
      await client.call({ method: 'POST', path: favoriteRoutes.general, body, headers });
      notify('app.agencies.favorites.added', { messageArgs: { name: body.displayName.trim() } });
      onAdded();
      onClose();
      return false;
    },
    { optional: ['link'] },
  );
  return (
    <FormDialog
      title={words('add')}
      submitLabel={translate('app.actions.add')}
      failure={failure}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <LabelledField
        id="favorite-name"
        name="displayName"
        autoComplete="off"
        label={words('name')}
        value={values.displayName}
        onChange={change('displayName')}
        fault={faults.displayName}
        hasFocus
      />
      <LabelledField
        id="favorite-link"
        name="link"
        type="url"
        autoComplete="off"
        label={words('link')}
        value={values.link}
        onChange={change('link')}
        fault={faults.link}
        hint={words('linkHint')}
        isOptional
      />
    </FormDialog>
  );
}
