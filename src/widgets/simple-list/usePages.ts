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
 * The rows of a small list that is about no entity, page after page; the former ones stay in sight while others are asked
 * for.
 * @param queryKey what the list is called, and by what it is narrowed down
 * @param read asks the server for a page
 */
export function usePages<Row>(
  queryKey: readonly [name: string, ...narrowed: unknown[]],
  read: (asked: PageAsked, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const queryClient = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ pageIndex: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ nextPageIndex }) => nextPageIndex,
    placeholderData: keepPreviousData,
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
