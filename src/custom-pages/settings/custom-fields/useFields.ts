import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { maximumPageSize } from '../../../../schema/rules/limits.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { fieldRoutes, type OwnerType, type SettingsField } from './fields.ts';

interface Page {
  readonly data: readonly SettingsField[];
  readonly nextPageIndex: number | null;
}

/**
 * Returns the fields of an entity in their order, the active or the archived ones. They are refetched whenever somebody
 * has changed one, since their query key starts with that of all added fields.
 */
export function useFields(ownerType: OwnerType, status: SettingsField['status']) {
  const client = useClient();
  const queryClient = useQueryClient();
  const queryKey = ['customFields', 'settings', ownerType, status];
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      client.call<Page>({
        method: 'GET',
        path: fieldRoutes,
        query: { ownerType, status, pageIndex: pageParam, pageSize: maximumPageSize, withTotal: false },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextPageIndex }) => nextPageIndex,
  });
  return {
    /** Undefined while the first ones are being read. */
    rows: data?.pages.flatMap((page) => page.data),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    /** Shows these rows in their order until they are refetched. */
    show: async (rows: readonly SettingsField[]) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<InfiniteData<Page>>(queryKey, {
        pages: [{ data: rows, nextPageIndex: null }],
        pageParams: [0],
      });
    },
    /** Invalidates all added fields, here and wherever they are shown. */
    forget: () => queryClient.invalidateQueries({ queryKey: ['customFields'] }),
  };
}
