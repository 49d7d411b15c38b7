import { useUpdate } from 'ra-core';
import type { WireRecord } from '../../fields/kind.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';

/** Returns the function that takes a row out of what is offered, or offers it again. */
export function useHiding(kind: string): (row: WireRecord, isHidden: boolean) => Promise<void> {
  const [update] = useUpdate<WireRecord>();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  return async ({ id, version }, isHidden) => {
    const data = { isHidden, version };
    try {
      await update(kind, { id, data, previousData: { id } }, { mutationMode: 'pessimistic', returnPromise: true });
    } catch (error) {
      complain(error);
    }
    await invalidate(kind);
  };
}
