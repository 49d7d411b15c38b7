import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Forgets what is known of an entity's records, so that every list, count and page of them asks again. */
export function useForget(): (resource: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((resource) => queryClient.invalidateQueries({ queryKey: [resource] }), [queryClient]);
}
