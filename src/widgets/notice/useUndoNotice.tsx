import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { undoTime } from '../../../schema/rules/limits.ts';
import { UndoButton } from './UndoButton.tsx';

/**
 * Returns a function that tells of something that was done, and offers to undo it while the notice stands.
 * @returns a function of the message, what undoes it, and the values in the message
 */
export function useUndoNotice(): (
  message: string,
  onUndo: () => unknown,
  messageArgs?: Readonly<Record<string, unknown>>,
) => void {
  const notify = useNotify();
  return useCallback(
    (message, onUndo, messageArgs = {}) =>
      notify(message, {
        messageArgs,
        autoHideDuration: undoTime,
        action: <UndoButton onUndo={() => void onUndo()} />,
      }),
    [notify],
  );
}
