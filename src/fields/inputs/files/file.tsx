import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { pendingFile, takesLinks } from '../../../../schema/fields/file.ts';
import type { Media } from '../../../../schema/media.ts';
import { controlAttributes, FieldFrame } from '../../../widgets/field-frame/FieldFrame.tsx';
import { FromLibrary } from '../../../widgets/library/FromLibrary.tsx';
import { AddLink } from '../../../widgets/upload/AddLink.tsx';
import { DropZone } from '../../../widgets/upload/DropZone.tsx';
import { useLimitWords } from '../../../widgets/upload/useLimitWords.ts';
import { useUploading } from '../../../widgets/upload/useUploading.ts';
import { useKey, type InputProps } from '../control.ts';
import { PictureInput } from './PictureInput.tsx';
import { UploadList } from './UploadList.tsx';

/** One file of any kind: the one that is there, or on its way, and a place to choose or drop another one. */
function OneFileInput({ name, field, label, prefix, record }: InputProps<'file'>) {
  const translate = useTranslate();
  const { id, value, change, draft, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}Id`);
  const [uploaded, setUploaded] = useState<readonly Media[]>([]);
  // An upload calls back into the render that began it, which had older state.
  const former = useRef<string | null>(null);
  const { items, add, link, retry, remove } = useUploading((media) => {
    if (media) setUploaded((list) => [...list, media]);
    change(media?.id ?? former.current);
  });
  const expect = () => {
    if (value !== pendingFile) former.current = value;
    change(pendingFile);
  };
  const told = record?.[name] as Media | null | undefined;
  const found = [...uploaded, ...(told ? [told] : [])].filter((file) => file.id === value);
  const about = { id, label, isRequired: field.required, error, hint: useLimitWords(field) };
  const isClosed = isSaving || value === pendingFile;
  const input = (
    <FieldFrame {...about}>
      <UploadList files={found} items={items} onTakeOut={() => change(null)} onRetry={retry} onRemove={remove} />
      <DropZone
        id={id}
        inputRef={ref}
        options={field}
        isDisabled={isClosed}
        attributes={controlAttributes(about)}
        onBlur={leave}
        onFiles={(chosen) => {
          expect();
          void add(chosen);
        }}
      >
        {translate(found.length > 0 ? 'app.uploads.changeFile' : 'app.uploads.chooseFile')}
      </DropZone>
    </FieldFrame>
  );
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      {input}
      <div>
        <FromLibrary
          size="small"
          variant="text"
          options={field}
          most={1}
          isDisabled={isClosed}
          onChosen={([file]) => {
            if (!file) return;
            setUploaded((list) => [...list, file]);
            change(file.id);
          }}
        />
      </div>
      {takesLinks(field) && (
        <AddLink
          isDisabled={isClosed}
          onDraft={draft}
          onAdd={(address) => {
            expect();
            return link(address);
          }}
        />
      )}
    </Box>
  );
}

/** One file; a picture is cropped first. */
export function FileInput(props: InputProps<'file'>) {
  return props.field.isPicture ? <PictureInput {...props} /> : <OneFileInput {...props} />;
}
