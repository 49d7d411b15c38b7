import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'ra-core';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { currentOf } from '../../../form/conflict.ts';

/** Values by wire key, worked out from the record as it is. */
type Patch = (record: WireRecord) => Readonly<Record<string, unknown>>;

/**
 * Returns a function that changes a record from its present values: where it has changed since it was read, once more
 * from those that it has now. Throws the server's other errors.
 */
export function usePatch(resource: string): (record: WireRecord, patch: Patch) => Promise<void> {
  const [update] = useUpdate<WireRecord>();
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  /** The latest state of a record that the page knows, which a way back offered before does not. */
  const latestOf = (record: WireRecord) =>
    queryClient
      .getQueriesData<WireRecord>({ queryKey: [resource, 'getOne', { id: record.id }] })
      .flatMap(([, known]) => known ?? [])
      .reduce((one, other) => (Number(other['version']) > Number(one['version']) ? other : one), record);
  return async (record, patch) => {
    let seen = latestOf(record);
    for (;;) {
      const { id, version } = seen;
      try {
        await update(
          resource,
          { id, data: { ...patch(seen), version }, previousData: { id, version } },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
        await invalidate(resource);
        return;
      } catch (error) {
        const current = currentOf(error);
        if (!current) throw error;
        seen = current;
      }
    }
  };
}
