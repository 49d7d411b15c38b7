import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly nextPageIndex: number | null;
}

/** The part of a question that says which page is wanted. */
interface PageAsked {
  readonly pageIndex: number;
}

/**
 * Returns the rows of a small list without an entity, page by page; former rows stay visible while others load.
 * @param queryKey name and filters of the list
 * @param read fetches a page
 * @param intervalOf milliseconds after which the pages are refetched, by the rows of the first one; never by default
 */
export function usePages<Row>(
  queryKey: readonly [name: string, ...narrowed: unknown[]],
  read: (asked: PageAsked, signal: AbortSignal) => Promise<Page<Row>>,
  intervalOf?: (first: readonly Row[]) => number,
) {
  const queryClient = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ pageIndex: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ nextPageIndex }) => nextPageIndex,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => intervalOf?.(state.data?.pages[0]?.data ?? []) ?? false,
  });
  return {
    /** Undefined while the first ones are being read. */
    rows: data?.pages.flatMap((page) => page.data),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    /** Invalidates all pages of the list, with any filter. */
    forget: () => queryClient.invalidateQueries({ queryKey: [queryKey[0]] }),
  };
}
