import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import { undoTime } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { stepWord } from '../../i18n/fieldWords.ts';
import { UndoButton } from '../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useTakeBack } from '../useTakeBack.ts';
import type { OfferedStep } from './offeredSteps.ts';

/**
 * Returns a function that takes a quick step of a record at once, whatever else changed meanwhile, and offers to undo
 * all that the step wrote. Errors are shown in a notice.
 * @param onTaken comes once the server has taken the step
 */
export function useQuickStep(entity: AnyEntity, onTaken?: () => void) {
  const client = useClient();
  const takeBack = useTakeBack(entity.name);
  const notify = useNotify();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  return useCallback(
    async (record: WireRecord, step: OfferedStep) => {
      const undo = async (version: number) => {
        try {
          await takeBack(record.id, version);
          notify('app.views.record.undone');
        } catch (error) {
          complain(error);
        }
        void invalidate(entity.name);
      };
      try {
        const { method, path } = step;
        const body = path.includes('{id}') ? {} : { id: record.id };
        const { version } = await client.call<WireRecord>({
          method,
          path: path.replace('{id}', record.id),
          body,
        });
        notify(stepWord(entity.name, step.name, 'done'), {
          messageArgs: { name: String(record[entity.title] ?? '') },
          autoHideDuration: undoTime,
          ...(version !== undefined &&
            offers(entity, 'bulk') && { action: <UndoButton onUndo={() => void undo(version)} /> }),
        });
        onTaken?.();
      } catch (error) {
        complain(error);
      }
      void invalidate(entity.name);
    },
    [client, complain, entity, invalidate, notify, onTaken, takeBack],
  );
}
