import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { GreenroomDataProvider, SetChangeParams } from '../../dataProvider/types.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import type { WireRecord } from '../../fields/kind.ts';

/**
 * Returns a function that adds items to a set of a record, or removes one, in a call of their own, so that nothing is
 * lost that others do at once. The page shows the record that is answered. Throws the server's errors.
 */
export function useSetChange(resource: string): (params: SetChangeParams) => Promise<WireRecord> {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const { mutateAsync } = useMutation({
    mutationFn: (params: SetChangeParams) => dataProvider.changeSet<WireRecord>(resource, params),
    onSuccess: async ({ data }) => {
      // Several at once may be answered in another order than they were written in.
      queryClient.setQueriesData<WireRecord>({ queryKey: [resource, 'getOne', { id: data.id }] }, (shown) =>
        shown && Number(shown['version']) < Number(data['version']) ? { ...shown, ...data } : shown,
      );
      await invalidate(resource);
    },
  });
  return async (params) => (await mutateAsync(params)).data;
}
