import { useQuery } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '../../../schema/calls.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';

/** The calls that say whose the code of a mailed link is. */
type CodeRoute = 'GET /user/v1/auth/check-reset-password' | 'GET /user/v1/staff/set-password';

/** State of looking up which account a one-time code belongs to. */
export type CodeOwnerState<Holder> =
  | { readonly state: 'asking' }
  | { readonly state: 'over' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'good'; readonly holder: Holder };

/** Fetches the account of a mailed link's code once, and drops it with the page. */
export function useCodeOwner<Route extends CodeRoute>(
  route: Route,
  input: CallInput<Route>,
): CodeOwnerState<CallAnswer<Route>> {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['auth', 'code', route, input],
    queryFn: ({ signal }) => client.ask(route, { ...input, signal }),
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
