import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState, type Ref, type SyntheticEvent } from 'react';
import { pendingFile, type FileOptions } from '../../../schema/fields/file.ts';
import { fileAddress } from '../../../schema/media.ts';
import { Avatar, type Pictured } from '../avatar/Avatar.tsx';
import { RemoveIcon } from '../icons.tsx';
import { FromLibrary } from '../library/FromLibrary.tsx';
import { DropZone } from './DropZone.tsx';
import { UploadLine } from './UploadLine.tsx';
import { useUploading } from './useUploading.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

const keep = (event: SyntheticEvent) => event.stopPropagation();

/** Pixels. */
const size = 56;

interface PictureFieldProps {
  readonly id: string;
  /** Subject of the picture, for the initials if there is none. */
  readonly of: Pictured;
  readonly options: FileOptions;
  /** The id of the picture; `pendingFile` while one is on its way. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
  readonly attributes?: object;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A picture and a place to choose or drop another one, which is cropped before it is uploaded. */
export function PictureField(props: PictureFieldProps) {
  const { id, of, options, value, onChange, onBlur, isDisabled, attributes, inputRef } = props;
  const translate = useTranslate();
  const [chosen, setChosen] = useState<File | null>(null);
  const [former, setFormer] = useState<string | null>(null);
  // An upload calls back into the render that began it, which had older state.
  const kept = useRef<string | null>(null);
  const { items, add, retry, remove } = useUploading((media) => onChange(media?.id ?? kept.current));
  const shown = value === pendingFile ? former : value;
  const removeLabel = translate('app.uploads.removePicture');
  const close = () => setChosen(null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, maxWidth: 480 }}>
      <Avatar of={{ ...of, avatar: shown && fileAddress(shown, 'thumbnail') }} size={size} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {items.map((item) => (
          <UploadLine key={item.uid} of={item} onRetry={() => retry(item.uid)} onRemove={() => remove(item.uid)} />
        ))}
        {items.length === 0 && (
          <DropZone
            id={id}
            inputRef={inputRef}
            options={options}
            isDisabled={isDisabled || value === pendingFile}
            attributes={attributes}
            onBlur={onBlur}
            onFiles={([file]) => setChosen(file ?? null)}
          >
            {translate(shown ? 'app.uploads.changePicture' : 'app.uploads.choosePicture')}
          </DropZone>
        )}
        {items.length === 0 && (
          <FromLibrary
            size="small"
            variant="text"
            options={options}
            most={1}
            isDisabled={isDisabled || value === pendingFile}
            onChosen={([file]) => file && onChange(file.id)}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      {shown && items.length === 0 && (
        <Tooltip title={removeLabel}>
          <IconButton aria-label={removeLabel} disabled={isDisabled} onClick={() => onChange(null)}>
            <RemoveIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
      {chosen && (
        // A dialog of a form: what is sent or pressed in it is not meant for the form around it.
        <Box component="span" onSubmit={keep} onKeyDown={keep}>
          <Suspense>
            <CropDialog
              file={chosen}
              onClose={close}
              onCropped={(cropped) => {
                close();
                setFormer(value);
                kept.current = value;
                onChange(pendingFile);
                void add([cropped]);
              }}
            />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
