import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Reference } from '../../schema/fields/field.ts';
import type { GreenroomDataProvider } from '../dataProvider/types.ts';

/** How many options come at once; a list that is scrolled to its end asks for more. */
const pageSize = 50;

/** The records that a field of an entity may point to, searched on the server and paged. */
export function useOptions(resource: string, field: string, keyword: string, isWanted: boolean) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const query = useInfiniteQuery({
    queryKey: [resource, 'options', field, { keyword }],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.options(resource, field, { keyword, pageIndex: pageParam, pageSize, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.loadMore ? last.nextPageIndex : null),
    enabled: isWanted,
    placeholderData: (former) => former,
    staleTime: 30_000,
  });
  return { ...query, options: query.data?.pages.flatMap(({ data }): readonly Reference[] => data) ?? [] };
}

/** The labels of records by their ids, as an address or a form knows them; ids that are not found have none. */
export function useReferences(resource: string, field: string, ids: readonly string[]): readonly Reference[] {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'options', field, { ids }],
    queryFn: ({ signal }) => dataProvider.options(resource, field, { ids, pageIndex: 0, pageSize: 100, signal }),
    enabled: ids.length > 0,
    placeholderData: (former) => former,
    staleTime: 30_000,
  });
  return (data?.data ?? []).filter(({ id }) => ids.includes(id));
}
