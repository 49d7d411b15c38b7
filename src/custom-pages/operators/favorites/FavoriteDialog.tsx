import Alert from '@mui/material/Alert';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import type { Favorite } from '../../../../schema/areas/operators/calls/favorites.ts';
import { favoriteNameLimit, linkAddressLimit } from '../../../../schema/rules/limits.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { controlAttributes, FieldFrame } from '../../../widgets/field-frame/FieldFrame.tsx';
import { PictureField } from '../../../widgets/upload/PictureField.tsx';
import { useLimitWords } from '../../../widgets/upload/useLimitWords.ts';
import { ConnectPicker } from './ConnectPicker.tsx';
import { TagsPicker } from './TagsPicker.tsx';
import { useFavoriteForm } from './useFavoriteForm.ts';
import { inputPropsOf, keyboards } from '../../../widgets/keyboard/keyboards.ts';

interface FavoriteDialogProps {
  /** Null for a new favourite. */
  readonly favorite: Favorite | null;
  /** Called when the list has changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const pictureOptions = talent.fields.avatar;

/** Form of a favourite: name, link to their page, avatar, tags, and connected favourites. */
export function FavoriteDialog({ favorite, onChanged, onClose }: FavoriteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const words = (key: string, options?: object) => translate(`app.agencies.favorites.${key}`, options);
  const [tagsFault, setTagsFault] = useState<string>();
  const form = useFavoriteForm(favorite, {
    onChanged,
    onSaved: ({ displayName: name }) => {
      notify(`app.agencies.favorites.${favorite ? 'changed' : 'added'}`, { messageArgs: { name } });
      onClose();
    },
  });
  const { values, change, faults, theirs } = form;
  const name = { id: 'favorite-name', label: words('name'), isRequired: true, error: faults.displayName };
  const link = { id: 'favorite-link', label: words('link'), error: faults.link, hint: words('linkHint') };
  const pictureHint = useLimitWords(pictureOptions);
  return (
    <FormDialog
      title={words(favorite ? 'edit' : 'add')}
      submitLabel={translate(favorite ? 'app.actions.save' : 'app.actions.add')}
      failure={theirs ? undefined : form.failure}
      isBusy={form.isBusy}
      isPending={form.isPending || tagsFault !== undefined}
      isChanged={form.isChanged}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      {theirs && (
        <Alert severity="warning" role="status">
          {words('theirs', {
            name: theirs.displayName,
            link: theirs.link ?? '—',
            tags: theirs.tags.join(', ') || '—',
          })}
        </Alert>
      )}
      <FieldFrame {...name}>
        <OutlinedInput
          id={name.id}
          size="small"
          autoFocus
          value={values.displayName}
          error={name.error !== undefined}
          onChange={(event) => change('displayName')(event.target.value)}
          slotProps={{ input: { ...controlAttributes(name), maxLength: favoriteNameLimit, autoComplete: 'off' } }}
        />
      </FieldFrame>
      <FieldFrame {...link}>
        <OutlinedInput
          id={link.id}
          size="small"
          value={values.link}
          error={link.error !== undefined}
          onChange={(event) => change('link')(event.target.value)}
          slotProps={{
            input: { ...inputPropsOf(keyboards.url), ...controlAttributes(link), maxLength: linkAddressLimit },
          }}
        />
      </FieldFrame>
      <FieldFrame id="favorite-picture" label={words('picture')} error={faults.avatarId} hint={pictureHint}>
        <PictureField
          id="favorite-picture"
          of={{ id: favorite?.id ?? '', displayName: values.displayName }}
          options={pictureOptions}
          value={form.avatarId}
          onChange={form.setAvatarId}
          attributes={{ 'aria-describedby': 'favorite-picture-hint' }}
        />
      </FieldFrame>
      <FieldFrame id="favorite-tags" label={words('tags')} error={tagsFault ?? faults.tags} hint={words('tagsHint')}>
        <TagsPicker id="favorite-tags" value={form.tags} onChange={form.setTags} onFault={setTagsFault} />
      </FieldFrame>
      <FieldFrame id="favorite-connected" label={words('connected')} error={faults.add}>
        <ConnectPicker id="favorite-connected" except={form.id} value={form.connected} onChange={form.setConnected} />
      </FieldFrame>
    </FormDialog>
  );
}
