import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { undoTime } from '../../../../schema/rules/limits.ts';
import { formatCount } from '../../../../schema/rules/numbers.ts';
import { UndoButton } from '../../../widgets/notice/UndoButton.tsx';
import type { PickedRecord } from './picked.ts';
import type { Outcome } from './runInSlices.ts';

const words = { edit: 'changed', delete: 'deleted', restore: 'restored' } as const;

/**
 * Returns a function that shows the result of an action on many records, also of an aborted one; a deletion can be
 * undone.
 */
export function useBulkNotice() {
  const notify = useNotify();
  return useCallback(
    (
      action: keyof typeof words,
      { done, failed, left }: Outcome,
      onUndo?: (deleted: readonly PickedRecord[]) => void,
    ) => {
      const counts = {
        done: formatCount(done.length),
        failed: formatCount(failed.length),
        count: formatCount(done.length + failed.length + left.length),
      };
      const isWhole = failed.length === 0 && left.length === 0;
      const key = isWhole ? words[action] : failed.length > 0 ? 'reportTitle' : 'stopped';
      const canUndo = onUndo !== undefined && done.length > 0;
      notify(`app.views.bulk.${key}`, {
        messageArgs: counts,
        ...(failed.length > 0 && { type: 'warning' }),
        ...(canUndo && { autoHideDuration: undoTime, action: <UndoButton onUndo={() => onUndo(done)} /> }),
      });
    },
    [notify],
  );
}
