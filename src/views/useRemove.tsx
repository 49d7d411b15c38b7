import { useDelete, useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { WireRecord } from '../fields/kind.ts';
import { UndoButton } from '../widgets/notice/UndoButton.tsx';
import { messageOf } from './refusal.ts';
import { useForget } from './useForget.ts';
import { useRestore } from './useRestore.ts';

/**
 * Deletes a record at once and offers to undo it, which restores it: nothing hangs on the page staying open. A refusal
 * is said in a notice. True where it was deleted.
 */
export function useRemove(resource: string): (record: WireRecord) => Promise<boolean> {
  const [remove] = useDelete<WireRecord>();
  const notify = useNotify();
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
          autoHideDuration: 10_000,
          action: <UndoButton onUndo={undo} />,
        });
        void forget(resource);
        return true;
      } catch (error) {
        notify(messageOf(error), { type: 'error' });
        return false;
      }
    },
    [forget, notify, remove, resource, restore],
  );
}
