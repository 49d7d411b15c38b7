import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../dataProvider/ClientContext.ts';

/** Milliseconds after which states are refetched: deliveries go on meanwhile. */
const freshFor = 15_000;
/** The same while a delivery is about to be made. */
const soon = 2_000;

/** The webhooks of the agency, by name. */
export function useWebhooks() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'list'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/webhooks', { signal }),
    refetchInterval: freshFor,
  });
  return {
    rows: data?.data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    /** Invalidates everything that is known of webhooks. */
    forget: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
  };
}

/** The events that a webhook can be told of, by entity. */
export function useEvents() {
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['webhookEvents'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/webhooks/events', { signal }),
    staleTime: Infinity,
  });
  return { entities: data?.data, error };
}

/** The deliveries of a webhook, the newest first, page by page. */
export function useDeliveries(id: string) {
  const client = useClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['webhooks', 'log', id],
    queryFn: ({ pageParam: pageIndex, signal }) =>
      client.ask('GET /client/v1/webhooks/{id}/deliveries', { params: { id }, query: { pageIndex }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextPageIndex }) => nextPageIndex,
    refetchInterval: ({ state }) => {
      const [first] = state.data?.pages ?? [];
      const isDue = first?.data.some((one) => one.state === 'sending' || (one.nextAt ?? Infinity) < Date.now() + soon);
      return isDue ? soon : freshFor;
    },
  });
  return {
    rows: data?.pages.flatMap((page) => page.data),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

/** One delivery with its request and its answer. */
export function useDelivery(id: string, deliveryId: string) {
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['webhooks', 'log', id, deliveryId],
    queryFn: ({ signal }) =>
      client.ask('GET /client/v1/webhooks/{id}/deliveries/{deliveryId}', { params: { id, deliveryId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' || state.data?.state === 'waiting' ? soon : false),
    gcTime: 0,
  });
  return { delivery: data, error };
}
