import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { undoTime } from '../../../../../schema/rules/limits.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import { UndoButton } from '../../../../widgets/notice/UndoButton.tsx';
import type { PickedRecord } from './picked.ts';
import { changedOf, type Outcome } from './runInSlices.ts';

const words = {
  assign: 'changed',
  edit: 'changed',
  delete: 'deleted',
  restore: 'restored',
  undo: 'undone',
  step: 'changed',
} as const;

/** Number of refused records whose names fit into a notice. */
const namesShown = 3;

function namesOf(failed: Outcome['failed']): string {
  const names = failed.slice(0, namesShown).map(({ record }) => record.title);
  return [...names, ...(failed.length > namesShown ? ['…'] : [])].join(', ');
}

/**
 * Returns a function that shows the result of an action on many records, also of an aborted one; a deletion and a change
 * can be undone.
 */
export function useBulkNotice() {
  const notify = useNotify();
  return useCallback(
    (action: keyof typeof words, outcome: Outcome, onUndo?: (changed: readonly PickedRecord[]) => void) => {
      const { done, unchanged, failed, left } = outcome;
      const changed = changedOf(outcome);
      const counts = {
        done: formatCount(done.length),
        changed: formatCount(changed.length),
        same: formatCount(unchanged.size),
        names: namesOf(failed),
        failed: formatCount(failed.length),
        count: formatCount(done.length + failed.length + left.length),
      };
      const isWhole = failed.length === 0 && left.length === 0;
      const whole = unchanged.size > 0 ? 'changedSome' : words[action];
      const key = isWhole ? whole : failed.length > 0 ? 'partly' : 'stopped';
      const canUndo = onUndo !== undefined && changed.length > 0;
      notify(`app.views.bulk.${key}`, {
        messageArgs: counts,
        ...(failed.length > 0 && { type: 'warning' }),
        ...(canUndo && { autoHideDuration: undoTime, action: <UndoButton onUndo={() => onUndo(changed)} /> }),
      });
    },
    [notify],
  );
}
