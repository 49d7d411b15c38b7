import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, type GetListParams, type GetListResult } from 'ra-core';
import { useCallback } from 'react';
import type { ListMeta } from '../../dataProvider/listing.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';

type Rows = Pick<GetListResult<WireRecord>, 'data'>;

/** Returns the keys that the cached lists of a resource have together; undefined if one of them has all. */
function fieldsShown(queryClient: QueryClient, resource: string): readonly string[] | undefined {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: [resource] })
    .filter(({ queryKey }) => queryKey[1] === 'getList' || queryKey[1] === 'getInfiniteList');
  const asked = lists.map(({ queryKey }) => (queryKey[2] as GetListParams | undefined)?.meta as ListMeta | undefined);
  if (asked.some((meta) => meta?.fields === undefined)) return undefined;
  return [...new Set(asked.flatMap((meta) => meta?.fields ?? []))].sort();
}

/**
 * Refetches some records and replaces them in the cached lists, so that every other row stays in place; records that no
 * longer exist are removed, and the count is updated.
 */
export function useUpToDate(resource: string): (ids: readonly string[]) => Promise<void> {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  return useCallback(
    async (ids) => {
      const fields = fieldsShown(queryClient, resource);
      const asked = { ids: [...ids], ...(fields && { meta: { fields } }) };
      const { data } = await dataProvider.getMany<WireRecord>(resource, asked);
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
