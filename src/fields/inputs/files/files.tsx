import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { singular } from '../../../../schema/fields/field.ts';
import { maxFiles, pendingFile, takesLinks } from '../../../../schema/fields/file.ts';
import type { Media } from '../../../../schema/media.ts';
import { controlAttributes, FieldFrame } from '../../../widgets/field-frame/FieldFrame.tsx';
import { FromLibrary } from '../../../widgets/library/FromLibrary.tsx';
import { AddLink } from '../../../widgets/upload/AddLink.tsx';
import { DropZone } from '../../../widgets/upload/DropZone.tsx';
import { useLimitWords } from '../../../widgets/upload/useLimitWords.ts';
import { useRoomFor } from '../../../widgets/upload/useRoomFor.ts';
import { useUploading } from '../../../widgets/upload/useUploading.ts';
import { useKey, type InputProps } from '../control.ts';
import { UploadList } from './UploadList.tsx';

/** Input of several files: stored ones, running uploads, and a drop zone for more. */
export function FilesInput({ name, field, label, prefix, record }: InputProps<'files'>) {
  const translate = useTranslate();
  const key = `${prefix}${singular(name)}Ids`;
  const { getValues } = useFormContext();
  const { id, value, change, draft, leave, ref, error, isSaving } = useKey<readonly string[] | null>(key);
  const [uploaded, setUploaded] = useState<readonly Media[]>([]);
  const current = () => ((getValues(key) as readonly string[] | null) ?? []).filter((one) => one !== pendingFile);
  const places = useRef(new Map<string, number>());
  const placeOf = (one: string) => places.current.get(one) ?? -1;
  const { items, underWay, add, link, retry, remove } = useUploading((media, left, place) => {
    const ids = [...current()];
    if (media) {
      setUploaded((former) => [...former, media]);
      places.current.set(media.id, place);
      ids.push(media.id);
    }
    ids.sort((a, b) => placeOf(a) - placeOf(b));
    change([...ids, ...(left > 0 ? [pendingFile] : [])]);
  });
  const known = [...((record?.[name] as readonly Media[] | undefined) ?? []), ...uploaded];
  const ids = (value ?? []).filter((one) => one !== pendingFile);
  const files = ids.flatMap((one) => known.find((file) => file.id === one) ?? []);
  const max = field.max ?? maxFiles;
  const roomFor = useRoomFor(max);
  const isFull = isSaving || ids.length + items.length >= max;
  const take = (chosen: readonly File[]) => {
    const taken = roomFor(chosen, current().length + underWay());
    if (taken.length === 0) return;
    change([...current(), pendingFile]);
    void add(taken);
  };
  const about = { id, label, isRequired: field.required, error, hint: useLimitWords(field) };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <FieldFrame {...about}>
        <UploadList
          files={files}
          items={items}
          onTakeOut={(gone) => change((value ?? []).filter((one) => one !== gone))}
          onRetry={retry}
          onRemove={remove}
        />
        <DropZone
          id={id}
          inputRef={ref}
          options={field}
          isMany
          isDisabled={isFull}
          attributes={controlAttributes(about)}
          onBlur={leave}
          onFiles={take}
        >
          {translate('app.uploads.chooseFiles')}
        </DropZone>
      </FieldFrame>
      <div>
        <FromLibrary
          size="small"
          variant="text"
          options={field}
          most={max - ids.length - items.length}
          isDisabled={isFull}
          onChosen={(chosen) => {
            const now = current();
            const added = chosen.filter(({ id: one }) => !now.includes(one));
            setUploaded((former) => [...former, ...added]);
            change([...now, ...added.map((file) => file.id), ...(underWay() > 0 ? [pendingFile] : [])]);
          }}
        />
      </div>
      {takesLinks(field) && (
        <AddLink
          isDisabled={isFull}
          onDraft={draft}
          onAdd={(address) => {
            change([...current(), pendingFile]);
            return link(address);
          }}
        />
      )}
    </Box>
  );
}
