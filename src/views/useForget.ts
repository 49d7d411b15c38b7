import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Forgets what is known of an entity's records, so that every list, count and page of them asks again. What is shown of
 * the record `gone` does not: it could only hear that the record is not there any more.
 */
export function useForget(): (resource: string, gone?: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (resource, gone) => {
      const isKept = (key: readonly unknown[]) => gone !== undefined && JSON.stringify(key).includes(gone);
      await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      await queryClient.refetchQueries({
        queryKey: [resource],
        type: 'active',
        predicate: ({ queryKey }) => !isKept(queryKey),
      });
    },
    [queryClient],
  );
}
