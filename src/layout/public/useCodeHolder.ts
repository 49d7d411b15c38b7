import { useQuery } from '@tanstack/react-query';
import { refusalOf } from '../../dataProvider/refusal.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';

/** Where the question whose a code is stands: not answered, nobody's any more, not to be answered, or somebody's. */
export type CodeHolder<Answer> =
  | { readonly state: 'asking' }
  | { readonly state: 'over' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'good'; readonly holder: Answer };

/** Asks the server once whose the code of a mailed link is, and forgets it with the page. */
export function useCodeHolder<Answer>(request: ApiRequest): CodeHolder<Answer> {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['auth', 'code', request.path, request.query],
    queryFn: ({ signal }) => client.call<Answer>({ ...request, signal }),
    retry: false,
    // A code is spent while its page is open: to ask again would be to hear that it is over.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data !== undefined) return { state: 'good', holder: data };
  if (error === null) return { state: 'asking' };
  if (refusalOf(error)?.status === 400) return { state: 'over' };
  return { state: 'failed', retry: () => void refetch() };
}
