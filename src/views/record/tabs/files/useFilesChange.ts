import type { Media } from '../../../../../schema/media.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { useSetChange } from '../../../writing/useSetChange.ts';
import { useUndoNotice } from '../../../../widgets/notice/useUndoNotice.tsx';

/**
 * Functions that add files to a field of a record and remove one, each with a notice of what failed (AB 8). `putBack`
 * undoes a removal; by default the file is added at the end.
 */
export function useFilesChange(resource: string, id: string, field: string) {
  const change = useSetChange(resource);
  const offerUndo = useUndoNotice();
  const complain = useFailureNotice();
  const add = async (ids: readonly string[]): Promise<boolean> => {
    try {
      await change({ id, field, add: ids });
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  const remove = async (
    { id: fileId, filename }: Media,
    putBack: () => void = () => void add([fileId]),
  ): Promise<boolean> => {
    try {
      await change({ id, field, remove: fileId });
    } catch (error) {
      complain(error);
      return false;
    }
    offerUndo('app.views.record.deletedOne', putBack, { name: filename });
    return true;
  };
  return { add, remove };
}
