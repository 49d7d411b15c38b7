import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { HandedOver } from '../../../../../schema/areas/people/calls/staff.ts';
import type { Reference } from '../../../../../schema/fields/field.ts';
import { undoTime, valuesLimit } from '../../../../../schema/rules/limits.ts';
import { rowError } from '../../../../dataProvider/bulk.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { UndoButton } from '../../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';

/** The kinds to hand over, to whom, and whether finished work goes along. */
export interface HandOver {
  readonly to: Reference;
  readonly kinds: readonly string[];
  readonly isAll: boolean;
}

/** Returns a function that hands the work of a staff member over and offers to undo that. Throws the server's refusal. */
export function useHandOver(record: WireRecord): (asked: HandOver) => Promise<readonly HandedOver[]> {
  const client = useClient();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const refresh = useCallback(
    (done: readonly HandedOver[]) =>
      Promise.all(['staff', ...done.map(({ entity }) => entity)].map((one) => invalidate(one))),
    [invalidate],
  );
  const undo = useCallback(
    async (done: readonly HandedOver[]) => {
      try {
        for (const { entity, written } of done) {
          for (let start = 0; start < written.length; start += valuesLimit) {
            const slice = written.slice(start, start + valuesLimit);
            const { data } = await dataProvider.bulk(entity, slice, { undo: true });
            for (const row of data) if ('error' in row) throw rowError(row, translate);
          }
        }
        notify('app.staff.handOver.undone', { type: 'success' });
      } catch (error) {
        complain(error);
      } finally {
        await refresh(done);
      }
    },
    [complain, dataProvider, notify, refresh, translate],
  );
  return useCallback(
    async ({ to, kinds, isAll }) => {
      const body = { staffId: to.id, kinds: [...kinds], isAll };
      const { kinds: done } = await client.ask('POST /user/v1/staff/{id}/hand-over', {
        params: { id: record.id },
        body,
      });
      const count = done.reduce((sum, { written }) => sum + written.length, 0);
      if (count > 0) {
        notify('app.staff.handOver.done', {
          type: 'success',
          messageArgs: { smart_count: count, name: to.displayName },
          autoHideDuration: undoTime,
          action: <UndoButton onUndo={() => void undo(done)} />,
        });
      }
      await refresh(done);
      return done;
    },
    [client, notify, record.id, refresh, undo],
  );
}
