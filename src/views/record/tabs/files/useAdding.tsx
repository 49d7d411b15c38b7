import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, type ReactNode, type RefObject } from 'react';
import { canField } from '../../../../../schema/access/can.ts';
import { maxFiles, type FilesField } from '../../../../../schema/fields/file.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Media } from '../../../../../schema/media.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { AddIcon } from '../../../../theme/icons/actions.tsx';
import { FromLibrary } from '../../../../widgets/library/FromLibrary.tsx';
import { useAccepted } from '../../../../widgets/upload/useAccepted.ts';
import { useRoomFor } from '../../../../widgets/upload/useRoomFor.ts';
import { useUploading } from '../../../../widgets/upload/useUploading.ts';
import { isOpenIn } from '../../../states/stateFields.ts';
import { permissionsOf } from '../../../rights/permissionsOf.ts';

/** Adding files to a field of a record on its page. */
export interface Adding {
  readonly field: FilesField;
  readonly files: readonly Media[];
  readonly uploads: ReturnType<typeof useUploading>;
  /** True if the person may change the files of this record. */
  readonly mayWrite: boolean;
  readonly isFull: boolean;
  /** Uploads those of some files that the field takes. */
  readonly take: (chosen: readonly File[]) => void;
  /** The button that chooses files, which takes the focus where what had it is gone; null for readers. */
  readonly tools: ReactNode;
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/**
 * Returns what adds files to a field of a record, each by a call of its own as soon as it is uploaded, so that two people
 * add at once.
 * @param label of the button
 * @param onAdded receives the ids of files that were uploaded, or chosen from the library
 */
export function useAdding(
  entity: AnyEntity,
  record: WireRecord,
  name: string,
  label: string,
  onAdded: (ids: readonly string[]) => void,
): Adding {
  const translate = useTranslate();
  const actor = useActor();
  const field = entity.fields[name] as FilesField;
  const { max = maxFiles } = field;
  const files = (record[name] ?? []) as readonly Media[];
  const mayWrite =
    permissionsOf(record).canUpdate &&
    !field.readOnly &&
    canField(actor, field.access) === 'edit' &&
    isOpenIn(entity, record, name);
  const uploads = useUploading((media) => {
    if (media) onAdded([media.id]);
  });
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const accepted = useAccepted(field);
  const roomFor = useRoomFor(max);
  const isFull = files.length + uploads.items.length >= max;
  const take = (chosen: readonly File[]) => {
    const taken = roomFor(accepted(chosen), files.length + uploads.underWay());
    if (taken.length > 0) void uploads.add(taken);
  };
  const tools = mayWrite ? (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={translate(label)}
        accept={field.extensions?.map((one) => `.${one}`).join(',')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file again is a change, too.
          target.value = '';
          take(chosen);
        }}
      />
      <Button
        ref={opener}
        variant="contained"
        color="primary"
        startIcon={<AddIcon />}
        disabled={isFull}
        onClick={() => chooser.current?.click()}
      >
        {translate(label)}
      </Button>
      <FromLibrary
        options={field}
        most={max - files.length - uploads.items.length}
        isDisabled={isFull}
        onChosen={(chosen) => onAdded(chosen.map(({ id }) => id))}
      />
    </>
  ) : null;
  return { field, files, uploads, mayWrite, isFull, take, tools, opener };
}
