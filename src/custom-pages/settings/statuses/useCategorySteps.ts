import { useUpdate } from 'ra-core';
import { useState } from 'react';
import { statusCategory } from '../../../../schema/areas/work/entities/statusCategory.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { usageIn } from './usage.ts';
import type { CategoryRow } from './useStatusRows.ts';
import type { InUse } from './useStatusSteps.ts';
import { useUndoNotice } from '../../../widgets/notice/useUndoNotice.tsx';

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** Hides and shows categories: at once with Undo, or with their records moved to a status of another one. */
export function useCategorySteps() {
  const client = useClient();
  const offerUndo = useUndoNotice();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const [update] = useUpdate<WireRecord>();
  const [inUse, setInUse] = useState<InUse<CategoryRow> | null>(null);
  const put = async (row: CategoryRow, isHidden: boolean, version: number) => {
    const data = { isHidden, version };
    try {
      const now = await update(statusCategory.name, { id: row.id, data, previousData: { id: row.id } }, pessimistic);
      offerUndo(
        `app.statusSettings.statusCategories.${isHidden ? 'hiddenNow' : 'shownNow'}`,
        () => put(row, !isHidden, Number(now?.version)),
        { name: row.displayName },
      );
    } catch (error) {
      const usage = usageIn(error);
      if (usage) setInUse({ row, usage });
      else complain(error);
    }
    await invalidate(statusCategory.name);
  };
  return {
    inUse,
    setInUse,
    hide: (row: CategoryRow) => put(row, true, Number(row.version)),
    show: (row: CategoryRow) => put(row, false, Number(row.version)),
    /** Moves the records of a category to another status and hides it. Resolves to their number. */
    hideMoving: async ({ id, version }: CategoryRow, statusId: string) => {
      const body = { statusId, version: Number(version) };
      const { moved } = await client.ask('POST /client/v1/status-category/{id}/hide', { params: { id }, body });
      await invalidate(statusCategory.name);
      return moved;
    },
  };
}
