import { useInfiniteGetList } from 'ra-core';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import type { WireRecord } from '../../fields/kind.ts';

const pagination = { page: 1, perPage: maximumPageSize };
const meta = { withTotal: false };

/** Props of a small list that come from its query. */
export interface Rows<Row> {
  /** Undefined while the first ones are being read. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** Returns the records of an entity that a small list shows, with more on demand. */
export function useRows<Row extends WireRecord>(
  resource: string,
  [field, order]: readonly [string, 'ASC' | 'DESC'],
  filter: object = {},
): Rows<Row> {
  const query = useInfiniteGetList<Row>(resource, { filter, sort: { field, order }, pagination, meta });
  return {
    rows: query.data?.pages.flatMap(({ data }) => data),
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
