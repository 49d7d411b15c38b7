import { useDelete } from 'ra-core';
import { useState } from 'react';
import { status } from '../../../../schema/areas/work/entities/status.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import type { RelatedData } from '../../../views/removal/RemovalContext.ts';
import { useRestore } from '../../../views/writing/useRestore.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { usageIn } from './usage.ts';
import type { StatusRow } from './useStatusRows.ts';
import { useUndoNotice } from '../../../widgets/notice/useUndoNotice.tsx';

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** A row that was not taken away, since records need it. */
export interface InUse<Row> {
  readonly row: Row;
  readonly usage: RelatedData;
}

/** Deletes statuses: at once with Undo, or with their records moved to another one. */
export function useStatusSteps() {
  const client = useClient();
  const offerUndo = useUndoNotice();
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
        offerUndo('app.views.record.deletedOne', () => restore(row.id, gone?.version), { name: row.statusName });
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
