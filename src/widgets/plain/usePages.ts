import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../dataProvider/ClientContext.ts';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly nextPageIndex: number | null;
}

const none = {};

/**
 * The rows of a small list that is about no entity, page after page by `POST {path}`; the former ones stay in sight while
 * others are asked for.
 * @param more what every question holds besides
 */
export function usePages<Row>(path: string, keyword?: string, more: object = none) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [path, keyword, more],
    queryFn: ({ pageParam, signal }) =>
      client.call<Page<Row>>({
        method: 'POST',
        path,
        body: { ...more, pageIndex: pageParam, ...(keyword !== undefined && { keyword }) },
        signal,
      }),
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
    /** Reads all of it anew, whatever it is narrowed down to. */
    forget: () => queryClient.invalidateQueries({ queryKey: [path] }),
  };
}
