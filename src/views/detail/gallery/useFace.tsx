import { useNotify } from 'ra-core';
import { canField } from '../../../../schema/access/can.ts';
import { avatarField, type FileField } from '../../../../schema/fields/file.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { typeOfMediaCodes, type Media } from '../../../../schema/media.ts';
import { undoTime } from '../../../../schema/rules/limits.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { UndoButton } from '../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { faultOfFilename } from '../../../widgets/upload/useAccepted.ts';
import { isOpenIn } from '../../states/stateFields.ts';
import { permissionsOf } from '../permissionsOf.ts';
import { usePatch } from './usePatch.ts';

const idKey = `${avatarField}Id`;

/** The image that stands for a record. */
export interface Face {
  readonly isFace: (file: Media) => boolean;
  /** Returns true if the person may make a file the picture of the record, and it fits. */
  readonly canUse: (file: Media) => boolean;
  readonly use: (file: Media) => void;
}

/** Returns which of a record's files is its picture, and the function that makes another one it. */
export function useFace(entity: AnyEntity, record: WireRecord): Face {
  const actor = useActor();
  const patch = usePatch(entity.name);
  const notify = useNotify();
  const complain = useFailureNotice();
  const field = entity.fields[avatarField] as FileField | undefined;
  const current = (record[idKey] ?? null) as string | null;
  const mayUse =
    field !== undefined &&
    permissionsOf(record).canUpdate &&
    canField(actor, field.access) === 'edit' &&
    isOpenIn(entity, record, avatarField);
  const put = async (id: string | null) => {
    try {
      await patch(record, () => ({ [idKey]: id }));
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  return {
    isFace: ({ id }) => id === current,
    canUse: (file) =>
      mayUse &&
      file.id !== current &&
      file.typeOfMedia === typeOfMediaCodes.image &&
      file.cdnOrigin !== null &&
      faultOfFilename(file.originalFilename, file.size, field) === null,
    use: (file) => {
      void put(file.id).then((isPut) => {
        if (!isPut) return;
        notify('app.media.faceSet', {
          messageArgs: { name: file.filename },
          autoHideDuration: undoTime,
          action: <UndoButton onUndo={() => void put(current)} />,
        });
      });
    },
  };
}
