import { useNotify } from 'ra-core';
import type { Media } from '../../../../schema/media.ts';
import { undoTime } from '../../../../schema/rules/limits.ts';
import { UndoButton } from '../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { useSetChange } from '../useSetChange.ts';

/**
 * Functions that add files to a field of a record and remove one, each with a notice of what failed (AB 8). `putBack`
 * undoes a removal; by default the file is added at the end.
 */
export function useFilesChange(resource: string, id: string, field: string) {
  const change = useSetChange(resource);
  const notify = useNotify();
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
    notify('app.views.record.deletedOne', {
      messageArgs: { name: filename },
      autoHideDuration: undoTime,
      action: <UndoButton onUndo={putBack} />,
    });
    return true;
  };
  return { add, remove };
}
