import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';

/** Milliseconds after which the list is refetched: waiting mail is sent meanwhile. */
const freshFor = 15_000;

/** Super admins read the mail of the whole installation, admins that of their agency. */
function useRoute() {
  return useActor().role === 'super_admin' ? 'GET /user/v1/outbox' : 'GET /client/v1/outbox';
}

/** The mails that the person may read, the newest first, and whether they are sent at all. */
export function useOutbox() {
  const client = useClient();
  const route = useRoute();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['outbox', route],
    queryFn: ({ pageParam: pageIndex, signal }) => client.ask(route, { query: { pageIndex }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextPageIndex }) => nextPageIndex,
    refetchInterval: freshFor,
  });
  return {
    mails: data?.pages.flatMap((page) => page.data),
    isSending: data?.pages.at(-1)?.isSending ?? true,
    error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

/** One mail with its text. */
export function useMail(id: string) {
  const client = useClient();
  const route = `${useRoute()}/{id}` as const;
  const { data, error, refetch } = useQuery({
    queryKey: ['outbox', route, id],
    queryFn: ({ signal }) => client.ask(route, { params: { id }, signal }),
    refetchInterval: freshFor,
    // A link in it may be worth something: it is not kept.
    gcTime: 0,
  });
  return { mail: data, error, retry: () => void refetch() };
}
