import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../dataProvider/ClientContext.ts';

const queryKey = ['auth', 'factor'] as const;

/** The person's second factor, and the way to look again. */
export function useOwnFactor() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /user/v1/auth/second-factor', { signal }),
  });
  return {
    factor: data,
    error,
    retry: () => void refetch(),
    forget: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
