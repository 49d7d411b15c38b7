import { useDelete, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { undoTime } from '../../schema/rules/limits.ts';
import type { WireRecord } from '../fields/kind.ts';
import { UndoButton } from '../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../widgets/notice/useFailureNotice.ts';
import { useForget } from './useForget.ts';
import { useRestore } from './useRestore.ts';

/**
 * Deletes a record at once and offers to undo it, which restores it: nothing hangs on the page staying open. A refusal
 * is said in a notice. True where it was deleted.
 */
export function useRemove(resource: string): (record: WireRecord) => Promise<boolean> {
  const [remove] = useDelete<WireRecord>();
  const notify = useNotify();
  const complain = useFailureNotice();
  const forget = useForget();
  const restore = useRestore(resource);
  return useCallback(
    async (record) => {
      try {
        const gone = await remove(
          resource,
          { id: record.id, previousData: record },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
        const undo = () => void restore(record.id, gone?.version);
        notify('app.views.record.deleted', {
          autoHideDuration: undoTime,
          action: <UndoButton onUndo={undo} />,
        });
        void forget(resource, String(record.id));
        return true;
      } catch (error) {
        complain(error);
        return false;
      }
    },
    [complain, forget, notify, remove, resource, restore],
  );
}
