import { useCallback } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { stepWord } from '../../i18n/fieldWords.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useSavedNotice } from '../writing/useSavedNotice.tsx';
import type { OfferedStep } from '../rights/offeredSteps.ts';
import { useStepCall } from './useStepCall.ts';

/**
 * Returns a function that takes a quick step of a record at once, whatever else changed meanwhile, and offers to undo
 * all that the step wrote. Errors are shown in a notice.
 * @param onTaken comes once the server has taken the step
 */
export function useQuickStep(entity: AnyEntity, onTaken?: () => void) {
  const take = useStepCall();
  const notifySaved = useSavedNotice(entity);
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  return useCallback(
    async (record: WireRecord, step: OfferedStep) => {
      try {
        const body = step.path.includes('{id}') ? {} : { id: record.id };
        const { version } = await take({ step, id: record.id, body });
        const name = String(record[entity.title] ?? '');
        notifySaved(stepWord(entity.name, step.name, 'done'), { name }, { id: record.id, version });
        onTaken?.();
      } catch (error) {
        complain(error);
      }
      void invalidate(entity.name);
    },
    [complain, entity, invalidate, notifySaved, onTaken, take],
  );
}
