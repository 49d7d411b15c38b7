import { useDataProvider, useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { namedNotice } from './namedNotice.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';

/**
 * Returns a function that restores a deleted record, with a notice of success or error (a conflict, the 30 days are
 * over). Resolves to true on success.
 */
export function useRestore(resource: string): (id: string, version?: number, name?: string) => Promise<boolean> {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const notify = useNotify();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  return useCallback(
    async (id, version, name = '') => {
      try {
        await dataProvider.restore(resource, { id, ...(version !== undefined && { version }) });
        notify(namedNotice('restored', name), { messageArgs: { name } });
        await invalidate(resource);
        return true;
      } catch (error) {
        complain(error);
        return false;
      }
    },
    [complain, dataProvider, invalidate, notify, resource],
  );
}
