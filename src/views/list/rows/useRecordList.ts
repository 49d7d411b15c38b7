import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Filter, GreenroomDataProvider, Sums } from '../../../dataProvider/types.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useAgencyEntity } from '../../../fields/agencyEntity.ts';
import { apiFilterOf, type ListState } from '../address/listState.ts';
import { useFixedFilter } from '../../owner/ListView.ts';
import { useCount } from './useCount.ts';
import { useRowFields } from './rowFields.ts';
import { growingRowsQuery, rowsOf, rowsQuery } from './rowsQuery.ts';

/** One end of a list that grows: whether there is more, and the way to it. */
export interface Growth {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The last try failed; the next one is for the person to ask for. */
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** The records that a list shows now. */
export interface RecordList {
  /** Undefined until the first rows are there. */
  readonly records: readonly WireRecord[] | undefined;
  /** Total number; undefined until known. */
  readonly total: number | undefined;
  /** Sums of its amounts over all pages; undefined until known, and in a list without any. */
  readonly sums?: Sums | undefined;
  readonly hasNextPage: boolean;
  readonly error: Error | null;
  /** The rows are still those of the former page or filter. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  /** Filter of the list for the API, of which `filterValues` are those of the address, and `fixed` those of the page. */
  readonly filter: Filter;
  readonly filterValues: Filter;
  readonly fixed: Filter | undefined;
  readonly retry: () => void;
  /** First page of the rows, from 0. */
  readonly firstPage: number;
  /** Loaders above and below the records, of a list that grows instead of paging. */
  readonly earlier?: Growth;
  readonly later?: Growth;
}

/** Rows stay as they are when the user returns to them: changes of others are marked. */
const staying = {
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/**
 * The records that a list's address asks for, once it `isRead`, and apart from them how many there are: one page of
 * them, or, of a list that grows, that page and those that were loaded after it.
 */
export function useRecordList(declared: AnyEntity, state: ListState, isRead: boolean, isGrowing = false): RecordList {
  const { entity } = useAgencyEntity(declared);
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const queryClient = useQueryClient();
  const fixed = useFixedFilter();
  const asked = { fields: useRowFields(declared, isGrowing, state.deleted), fixed };
  const filterValues = useMemo(() => apiFilterOf(state, entity), [state, entity]);
  const filter = useMemo(() => ({ ...filterValues, ...fixed }), [filterValues, fixed]);
  const page = useQuery({
    ...rowsQuery(dataProvider, entity, state, asked),
    enabled: isRead && !isGrowing,
    ...staying,
  });
  const pages = useInfiniteQuery({
    ...growingRowsQuery(dataProvider, queryClient, entity, state, asked),
    enabled: isRead && isGrowing,
    ...staying,
    select: rowsOf,
  });
  const grow = async (load: () => Promise<unknown>) => {
    // Loading a page breaks off a reading of those that are there, whose rows would stay as they were.
    if (pages.isRefetching) await pages.refetch({ cancelRefetch: false });
    await load();
  };
  const count = useCount(entity.name, filter, isRead);
  const rows = isGrowing ? pages : page;
  const records = isGrowing ? pages.data?.records : page.data?.data;
  // Rows of the other view, deleted or not, are never shown while loading.
  const isOther = records?.some(({ deletedAt }) => (deletedAt != null) !== state.deleted) ?? false;
  return {
    records: isOther && rows.isPlaceholderData ? undefined : records,
    total: count.data?.total,
    sums: count.data?.sums,
    hasNextPage: isGrowing ? pages.hasNextPage : (page.data?.pageInfo?.hasNextPage ?? false),
    error: rows.error,
    isStale: rows.isPlaceholderData,
    isFetching: rows.isFetching,
    firstPage: isGrowing ? (pages.data?.firstPage ?? state.pageIndex) : state.pageIndex,
    filter,
    filterValues,
    fixed,
    retry: () => {
      void rows.refetch();
      void count.refetch();
    },
    ...(isGrowing && {
      earlier: {
        hasMore: pages.hasPreviousPage,
        isLoading: pages.isFetchingPreviousPage,
        hasFailed: pages.isFetchPreviousPageError,
        load: () => void grow(pages.fetchPreviousPage),
      },
      later: {
        hasMore: pages.hasNextPage,
        isLoading: pages.isFetchingNextPage,
        hasFailed: pages.isFetchNextPageError,
        load: () => void grow(pages.fetchNextPage),
      },
    }),
  };
}
