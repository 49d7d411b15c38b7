import { useDataProvider, useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { machinesOf, stateKey } from '../../../schema/language/states.ts';
import { undoTime } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { stepWord } from '../../i18n/fieldWords.ts';
import { UndoButton } from '../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import type { OfferedStep } from './offeredSteps.ts';

/** Returns the body that puts a record back into the state that it has here. */
function stateBody(entity: AnyEntity, { declared }: OfferedStep, record: WireRecord): Record<string, unknown> {
  const machine = machinesOf(entity).find(({ field }) => field === declared?.field);
  if (!machine) return {};
  const value = record[machine.field];
  const { id = null } = (value ?? {}) as { readonly id?: string };
  return { [stateKey(machine)]: machine.declared.kind === 'status' ? id : value };
}

/**
 * Returns a function that takes a quick step of a record at once, whatever else changed meanwhile, and offers to undo it
 * by the state that the record had. Errors are shown in a notice.
 * @param onTaken comes once the server has taken the step
 */
export function useQuickStep(entity: AnyEntity, onTaken?: () => void) {
  const client = useClient();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  return useCallback(
    async (record: WireRecord, step: OfferedStep) => {
      const undo = async (version: unknown) => {
        try {
          const data = { ...stateBody(entity, step, record), version };
          await dataProvider.update(entity.name, { id: record.id, data, previousData: { id: record.id } });
          notify('app.views.record.undone');
        } catch (error) {
          complain(error);
        }
        void invalidate(entity.name);
      };
      try {
        const { method, path } = step;
        const body = path.includes('{id}') ? {} : { id: record.id };
        const taken = await client.call<WireRecord | undefined>({
          method,
          path: path.replace('{id}', record.id),
          body,
        });
        notify(stepWord(entity.name, step.name, 'done'), {
          messageArgs: { name: String(record[entity.title] ?? '') },
          autoHideDuration: undoTime,
          action: <UndoButton onUndo={() => void undo(taken?.version)} />,
        });
        onTaken?.();
      } catch (error) {
        complain(error);
      }
      void invalidate(entity.name);
    },
    [client, complain, dataProvider, entity, invalidate, notify, onTaken],
  );
}
