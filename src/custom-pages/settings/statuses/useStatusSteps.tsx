import { useDelete, useNotify } from 'ra-core';
import { useState } from 'react';
import { status } from '../../../../schema/areas/work/entities/status.ts';
import { undoTime } from '../../../../schema/rules/limits.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import type { RelatedData } from '../../../views/removal/RemovalContext.ts';
import { useRestore } from '../../../views/useRestore.ts';
import { UndoButton } from '../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { usageIn } from './usage.ts';
import type { StatusRow } from './useStatusRows.ts';

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** A row that was not taken away, since records need it. */
export interface InUse<Row> {
  readonly row: Row;
  readonly usage: RelatedData;
}

/** Deletes statuses: at once with Undo, or with their records moved to another one. */
export function useStatusSteps() {
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const restore = useRestore(status.name);
  const [deleteOne] = useDelete<WireRecord>();
  const [inUse, setInUse] = useState<InUse<StatusRow> | null>(null);
  return {
    inUse,
    setInUse,
    remove: async (row: StatusRow) => {
      try {
        const gone = await deleteOne(status.name, { id: row.id, previousData: row }, pessimistic);
        notify('app.views.record.deletedOne', {
          messageArgs: { name: row.statusName },
          autoHideDuration: undoTime,
          action: <UndoButton onUndo={() => void restore(row.id, gone?.version)} />,
        });
        await invalidate(status.name, row.id);
      } catch (error) {
        const usage = usageIn(error);
        if (usage) setInUse({ row, usage });
        else complain(error);
      }
    },
    /** Moves the records of a status to another one and deletes it. Resolves to their number. */
    replace: async ({ id, version }: StatusRow, statusId: string) => {
      const body = { statusId, version };
      const { moved } = await client.ask('POST /client/v1/status/{id}/replace', { params: { id }, body });
      await invalidate(status.name, id);
      return moved;
    },
  };
}
