import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOptionsQuery } from './useOptions.ts';

/**
 * Forgets what is known of an entity's records, so that every list, count and page of them asks again, and whatever could
 * be chosen in forms. What is shown of the record `gone` does not: it could only hear that the record is not there any more.
 */
export function useForget(): (resource: string, gone?: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (resource, gone) => {
      const isKept = (key: readonly unknown[]) => gone !== undefined && JSON.stringify(key).includes(gone);
      await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      void queryClient.invalidateQueries({ predicate: isOptionsQuery });
      await queryClient.refetchQueries({
        queryKey: [resource],
        type: 'active',
        predicate: ({ queryKey }) => !isKept(queryKey),
      });
    },
    [queryClient],
  );
}
