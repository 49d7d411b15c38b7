import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { Filter, GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useAgencyEntity } from '../agencyEntity.ts';
import { apiFilterOf, type ListState } from '../listState.ts';
import { rowsQuery } from './rowsQuery.ts';

/** How long rows count as new, in milliseconds: those that were asked for before their page was there are not asked for again. */
const freshTime = 5_000;

/** The records that a list shows now. */
export interface RecordList {
  /** Undefined until the first rows are there. */
  readonly records: readonly WireRecord[] | undefined;
  /** How many there are in all; undefined until that is known. */
  readonly total: number | undefined;
  readonly hasNextPage: boolean;
  readonly error: Error | null;
  /** The rows are still those of the former page or filter. */
  readonly isStale: boolean;
  readonly filter: Filter;
  readonly retry: () => void;
}

/** The records that a list's address asks for, once it `isRead`, and apart from them how many there are. */
export function useRecordList(declared: AnyEntity, state: ListState, isRead: boolean): RecordList {
  const { entity } = useAgencyEntity(declared);
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const filter = useMemo(() => apiFilterOf(state, entity), [state, entity]);
  const rows = useQuery({
    ...rowsQuery(dataProvider, entity, state),
    enabled: isRead,
    staleTime: freshTime,
    placeholderData: keepPreviousData,
    // Rows stay where they are when somebody comes back to them: what others changed meanwhile is marked.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const count = useQuery({
    queryKey: [entity.name, 'count', { filter }],
    queryFn: ({ signal }) => dataProvider.count(entity.name, { filter, signal }),
    enabled: isRead,
    placeholderData: keepPreviousData,
  });
  // Records of the other view, deleted or not, never stand in for those that are still to come.
  const isOther = rows.data?.data.some(({ deletedAt }) => (deletedAt != null) !== state.deleted) ?? false;
  return {
    records: isOther && rows.isPlaceholderData ? undefined : rows.data?.data,
    total: count.data?.total,
    hasNextPage: rows.data?.pageInfo?.hasNextPage ?? false,
    error: rows.error,
    isStale: rows.isPlaceholderData,
    filter,
    retry: () => {
      void rows.refetch();
      void count.refetch();
    },
  };
}
