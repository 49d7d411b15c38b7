import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Filter, GreenroomDataProvider } from '../../../dataProvider/types.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { apiFilterOf, type ListState } from '../address/listState.ts';

/** Time for which rows count as fresh, in milliseconds: rows that were prefetched are not requested again. */
const freshTime = 5_000;

type Rows = GetListResult<WireRecord>;

/** Query of a list's rows, besides its address. */
export interface RowsAsked {
  /** The wire keys that they show (`rowFields`). */
  readonly fields: readonly string[];
  /** Holds whatever the address says. */
  readonly fixed?: Filter | undefined;
}

/** The rows of a list as a query of the cache, under the key by which react-admin's writes find it. */
export function rowsQuery(
  dataProvider: GreenroomDataProvider,
  entity: AnyEntity,
  state: ListState,
  { fields, fixed }: RowsAsked,
) {
  const params = {
    pagination: { page: state.pageIndex + 1, perPage: state.pageSize },
    sort: { field: state.orderBy, order: state.orderDirection },
    filter: { ...apiFilterOf(state, entity), ...fixed },
    // Rows never wait for a count: it is asked for apart.
    meta: { withTotal: false, fields },
  };
  return {
    queryKey: [entity.name, 'getList', params],
    queryFn: ({ signal }: { readonly signal?: AbortSignal }): Promise<Rows> =>
      dataProvider.getList<WireRecord>(entity.name, { ...params, signal }),
    staleTime: freshTime,
  };
}

/**
 * The rows of a list that grows at its ends: pages of the same requests, from that of the address on. react-admin's
 * writes find it by its key as well.
 */
export function growingRowsQuery(
  dataProvider: GreenroomDataProvider,
  queryClient: QueryClient,
  entity: AnyEntity,
  state: ListState,
  asked: RowsAsked,
) {
  const [resource, , params] = rowsQuery(dataProvider, entity, state, asked).queryKey;
  return {
    queryKey: [resource, 'getInfiniteList', params] as const,
    queryFn: ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }): Promise<Rows> => {
      const page = rowsQuery(dataProvider, entity, { ...state, pageIndex: pageParam }, asked);
      // Each page is a query of its own, which ends with the list that asked for it.
      signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: page.queryKey, exact: true }));
      return queryClient.fetchQuery(page);
    },
    staleTime: freshTime,
    initialPageParam: state.pageIndex,
    getNextPageParam: ({ pageInfo }: Rows, _pages: readonly Rows[], last: number) =>
      pageInfo?.hasNextPage ? last + 1 : undefined,
    getPreviousPageParam: (_rows: Rows, _pages: readonly Rows[], first: number) => (first > 0 ? first - 1 : undefined),
  };
}

/** Rows of several pages, one below the other. */
interface GrownRows {
  readonly records: readonly WireRecord[];
  /** First page of the rows, from 0. */
  readonly firstPage: number;
}

/** Returns the rows of all loaded pages; a row that moved to a later page meanwhile appears once. */
export function rowsOf({ pages, pageParams }: InfiniteData<Rows>): GrownRows {
  const byId = new Map(pages.flatMap(({ data }) => data).map((record) => [record.id, record]));
  return { records: [...byId.values()], firstPage: pageParams[0] as number };
}
