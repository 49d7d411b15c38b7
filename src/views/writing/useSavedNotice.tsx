import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import { undoTime } from '../../../schema/rules/limits.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import { UndoButton } from '../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useTakeBack } from './useTakeBack.ts';

/** A record after a write. */
interface Written {
  readonly id: string;
  readonly version?: number | undefined;
  /** Its version before: where that is the same, nothing was written that could be undone. */
  readonly former?: number | undefined;
}

/**
 * Returns a function that tells that a change of a record is saved, and offers to undo it: what it changed comes back, as far
 * as nobody changed it since.
 */
export function useSavedNotice(
  entity: AnyEntity,
): (message: string, messageArgs: Readonly<Record<string, unknown>>, written: Written) => void {
  const takeBack = useTakeBack(entity.name);
  const notify = useNotify();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  return useCallback(
    (message, messageArgs, { id, version, former }) => {
      const undo = async (written: number) => {
        try {
          await takeBack(id, written);
          notify('app.views.record.undone');
        } catch (error) {
          complain(error);
        }
        void invalidate(entity.name);
      };
      notify(message, {
        messageArgs,
        ...(version !== undefined &&
          version !== former &&
          offers(entity, 'bulk') && {
            autoHideDuration: undoTime,
            action: <UndoButton onUndo={() => void undo(version)} />,
          }),
      });
    },
    [complain, entity, invalidate, notify, takeBack],
  );
}
