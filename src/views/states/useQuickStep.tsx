import { useCallback } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { stepWord } from '../../i18n/fieldWords.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useSavedNotice } from '../useSavedNotice.tsx';
import type { OfferedStep } from './offeredSteps.ts';

/**
 * Returns a function that takes a quick step of a record at once, whatever else changed meanwhile, and offers to undo
 * all that the step wrote. Errors are shown in a notice.
 * @param onTaken comes once the server has taken the step
 */
export function useQuickStep(entity: AnyEntity, onTaken?: () => void) {
  const client = useClient();
  const notifySaved = useSavedNotice(entity);
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  return useCallback(
    async (record: WireRecord, step: OfferedStep) => {
      try {
        const { method, path } = step;
        const body = path.includes('{id}') ? {} : { id: record.id };
        const { version } = await client.call<WireRecord>({
          method,
          path: path.replace('{id}', record.id),
          body,
        });
        const name = String(record[entity.title] ?? '');
        notifySaved(stepWord(entity.name, step.name, 'done'), { name }, { id: record.id, version });
        onTaken?.();
      } catch (error) {
        complain(error);
      }
      void invalidate(entity.name);
    },
    [client, complain, entity, invalidate, notifySaved, onTaken],
  );
}
