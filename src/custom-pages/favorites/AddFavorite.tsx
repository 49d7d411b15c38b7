import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../layout/public/LabelledField.tsx';
import { useSmallForm } from '../../layout/public/useSmallForm.ts';
import { useIdempotencyKey } from '../../views/form/useIdempotencyKey.ts';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
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
    <DialogFrame
      title={words('add')}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary" loading={isBusy}>
            {translate('app.actions.add')}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
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
    </DialogFrame>
  );
}
