import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOptionsQuery } from './useOptions.ts';

/**
 * Invalidates the records of an entity, so that every list, count and page of them refetches, and all options in forms.
 * Queries of the record `gone` are not refetched: they could only fail.
 */
export function useInvalidate(): (resource: string, gone?: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (resource, gone) => {
      const isKept = (key: readonly unknown[]) => gone !== undefined && JSON.stringify(key).includes(gone);
      await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      void queryClient.invalidateQueries({ predicate: isOptionsQuery });
      // A time line holds records of several kinds.
      void queryClient.invalidateQueries({ queryKey: ['talk'], predicate: ({ queryKey }) => !isKept(queryKey) });
      await queryClient.refetchQueries({
        queryKey: [resource],
        type: 'active',
        predicate: ({ queryKey }) => !isKept(queryKey),
      });
    },
    [queryClient],
  );
}
