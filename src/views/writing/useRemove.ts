import { useDelete } from 'ra-core';
import { useCallback, useContext } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import type { RemovalMeta } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { RemovalContext, type RelatedData } from '../removal/RemovalContext.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import { namedNotice } from './namedNotice.ts';
import { reachedIn } from '../reach/reachesOthers.ts';
import { useReach } from '../reach/useReach.ts';
import { useRestore } from './useRestore.ts';
import { useUndoNotice } from '../../widgets/notice/useUndoNotice.tsx';

/**
 * Deletes a record at once and offers to undo it by restoring it, even after the page is left. If other records
 * reference it, the person is asked first; if they need it, the person sees how many. Of a series it is asked how many go. Errors are shown in a notice.
 * Resolves to true if it was deleted.
 */
export function useRemove(entity: AnyEntity): (record: WireRecord) => Promise<boolean> {
  const [remove] = useDelete<WireRecord>();
  const offerUndo = useUndoNotice();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const resource = entity.name;
  const restore = useRestore(resource);
  const ask = useContext(RemovalContext);
  const askReach = useReach(entity);
  return useCallback(
    async (record) => {
      try {
        const name = String(record[entity.title] ?? '');
        const reach = await askReach(record, 'delete');
        if (reach === null) return false;
        const removeWith = (meta: RemovalMeta) =>
          remove(
            resource,
            { id: record.id, previousData: record, meta: { ...meta, reach } },
            { mutationMode: 'pessimistic', returnPromise: true },
          );
        const gone = await removeWith({}).catch(async (error: unknown) => {
          const refusal = refusalOf(error);
          const isNeeded = refusal?.key === 'relatedData' || refusal?.key === 'stillNeeded';
          if (ask === null || !(isNeeded || refusal?.key === 'stillNamed')) throw error;
          const isAgreed = await ask({ entity, record, data: refusal.data as RelatedData, isNeeded });
          return isAgreed ? removeWith({ isRelatedKnown: true }) : null;
        });
        if (gone === null) return false;
        const undo = () => void restore(record.id, gone?.version, name);
        const reached = reachedIn(entity, gone ?? null);
        const several = reached && (reached.kept > 0 ? 'deletedSeveralKept' : 'deletedSeveral');
        offerUndo(several ? `app.views.record.${several}` : namedNotice('deleted', name), undo, {
          name,
          smart_count: reached?.changed,
          kept: reached?.kept,
        });
        void invalidate(resource, String(record.id));
        return true;
      } catch (error) {
        complain(error);
        return false;
      }
    },
    [ask, askReach, complain, entity, invalidate, offerUndo, remove, resource, restore],
  );
}
