import { canField } from '../../../../../schema/access/can.ts';
import { avatarField, type FileField } from '../../../../../schema/fields/file.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { typeOfMediaCodes, type Media } from '../../../../../schema/media.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { faultOfFilename } from '../../../../widgets/upload/useAccepted.ts';
import { isOpenIn } from '../../../states/stateFields.ts';
import { permissionsOf } from '../../../rights/permissionsOf.ts';
import { usePatch } from './usePatch.ts';
import { useUndoNotice } from '../../../../widgets/notice/useUndoNotice.tsx';

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
  const offerUndo = useUndoNotice();
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
        offerUndo('app.media.faceSet', () => put(current), { name: file.filename });
      });
    },
  };
}
