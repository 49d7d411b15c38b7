import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useDataProvider, type GetListResult } from 'ra-core';
import { useCallback } from 'react';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';

type Rows = Pick<GetListResult<WireRecord>, 'data'>;

/**
 * Reads some records again and puts them in the place of those that lists show, so that every other row stays where it
 * is; those that are no longer there are taken out, and counted anew.
 */
export function useUpToDate(resource: string): (ids: readonly string[]) => Promise<void> {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  return useCallback(
    async (ids) => {
      const { data } = await dataProvider.getMany<WireRecord>(resource, { ids: [...ids] });
      const found = new Map(data.map((record) => [record.id, record]));
      const gone = new Set(ids.filter((id) => !found.has(id)));
      const renewed = (rows: Rows): Rows => ({
        ...rows,
        data: rows.data.filter(({ id }) => !gone.has(id)).map((record) => found.get(record.id) ?? record),
      });
      queryClient.setQueriesData<Rows>({ queryKey: [resource, 'getList'] }, (rows) => rows && renewed(rows));
      queryClient.setQueriesData<InfiniteData<Rows>>(
        { queryKey: [resource, 'getInfiniteList'] },
        (grown) => grown && { ...grown, pages: grown.pages.map(renewed) },
      );
      if (gone.size > 0) await queryClient.invalidateQueries({ queryKey: [resource, 'count'] });
    },
    [dataProvider, queryClient, resource],
  );
}
