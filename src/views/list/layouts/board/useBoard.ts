import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { boardOf, placeSort, valueOfColumn } from '../../../../../schema/language/board.ts';
import { defaultPageSize, maximumPageSize } from '../../../../../schema/rules/limits.ts';
import type { BoardCard, Filter, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { withMore, withRead, type Columns } from './boardData.ts';
import { shownColumn, type ShownColumn } from './shownColumns.ts';

/** A board as it was read, with the ways to read more of it. */
export interface BoardQuery {
  /** Undefined until it was read. */
  readonly columns: readonly ShownColumn[] | undefined;
  readonly error: Error | null;
  /** The columns are still those of the former filter. */
  readonly isStale: boolean;
  /** Reads all of it again, with as many cards a column as the longest one shows. */
  readonly retry: () => void;
  /** Shows other columns until they are read again. */
  readonly change: (change: (columns: Columns) => Columns) => void;
  /** Reads some columns again, with as many cards as they show. */
  readonly refresh: (keys: readonly string[]) => Promise<void>;
  /** Reads the next cards of a column. */
  readonly more: (columnKey: string) => Promise<void>;
  /** The column whose next cards are on their way, or could not be read. */
  readonly growing: string | null;
  readonly stuck: string | null;
}

interface Read {
  readonly columns: Columns;
}

/** Returns how many cards a column are read again, so that those of the longest one stay. */
const sizeFor = (columns: Columns) =>
  Math.min(Math.max(defaultPageSize, ...columns.map(({ data }) => data.length)), maximumPageSize);

const ofPlace = ['id', 'version', 'order', 'permissions'];

/** The board of an entity for a filter, read once it `isRead`. */
export function useBoard(entity: AnyEntity, filter: Filter, isRead: boolean): BoardQuery {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => [entity.name, 'board', { filter }], [entity.name, filter]);
  const columnsNow = useCallback(
    () => queryClient.getQueryData<Read>(queryKey)?.columns ?? [],
    [queryClient, queryKey],
  );
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.board(entity.name, { filter, pageSize: sizeFor(columnsNow()), signal }),
    enabled: isRead,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [growing, setGrowing] = useState<string | null>(null);
  const [stuck, setStuck] = useState<string | null>(null);
  const isGrowing = useRef(false);
  const words = useWords(entity.name);
  const board = useMemo(() => boardOf(entity), [entity]);
  const columns = useMemo(
    () => (board ? data?.columns.map((column) => shownColumn(board, words, column)) : undefined),
    [board, data, words],
  );
  /** The filter of the list within some columns. */
  const within = useCallback(
    (keys: readonly string[]) =>
      board ? { ...filter, [board.param]: keys.map((key) => valueOfColumn(board, key)) } : filter,
    [board, filter],
  );

  const change = useCallback(
    (next: (columns: Columns) => Columns) =>
      queryClient.setQueryData<Read>(queryKey, (now) => now && { columns: next(now.columns) }),
    [queryClient, queryKey],
  );

  const refresh = useCallback(
    async (keys: readonly string[]) => {
      const shown = columnsNow().filter(({ key }) => keys.includes(key));
      if (shown.length === 0) return;
      const { columns } = await dataProvider.board(entity.name, {
        filter: within(shown.map(({ key }) => key)),
        pageSize: sizeFor(shown),
      });
      change((now) => withRead(now, columns));
    },
    [change, columnsNow, dataProvider, entity.name, within],
  );

  const more = useCallback(
    async (columnKey: string) => {
      const column = columnsNow().find(({ key }) => key === columnKey);
      const [card] = column?.data ?? [];
      if (!column?.loadMore || !card || isGrowing.current) return;
      isGrowing.current = true;
      setGrowing(columnKey);
      setStuck(null);
      try {
        const fields = Object.keys(card).filter((key) => !ofPlace.includes(key));
        const page = Math.floor(column.data.length / defaultPageSize) + 1;
        const { data: cards, pageInfo } = await dataProvider.getList<BoardCard>(entity.name, {
          pagination: { page, perPage: defaultPageSize },
          sort: { field: placeSort, order: 'ASC' },
          filter: within([columnKey]),
          meta: { withTotal: false, fields },
        });
        change((now) => withMore(now, columnKey, cards, pageInfo?.hasNextPage ?? false));
      } catch {
        setStuck(columnKey);
      } finally {
        isGrowing.current = false;
        setGrowing(null);
      }
    },
    [change, columnsNow, dataProvider, entity.name, within],
  );

  return {
    columns,
    error,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
    change,
    refresh,
    more,
    growing,
    stuck,
  };
}
