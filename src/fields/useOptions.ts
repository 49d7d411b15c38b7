import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Reference } from '../../schema/fields/field.ts';
import { formOptionCache, maximumPageSize } from '../../schema/rules/limits.ts';
import { pagesOf } from '../dataProvider/pagesOf.ts';
import type { GreenroomDataProvider, OptionsParams } from '../dataProvider/types.ts';

/** Options are refetched after records were written here, after typing, and after this time (AB 7). */
const kept = { staleTime: formOptionCache, gcTime: formOptionCache } as const;

/** Returns true if a query is for options, which a change of any record may affect. */
export const isOptionsQuery = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[1] === 'options';

/** Number of options loaded at once; scrolling to the end loads more. */
const pageSize = 50;

type Offered = Pick<OptionsParams, 'keyword' | 'kind' | 'withHidden' | 'same' | 'of' | 'isNew'>;

/** The records that a field of an entity may point to, searched on the server and paged. */
export function useOptions(resource: string, field: string, isWanted: boolean, offered: Offered) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const query = useInfiniteQuery({
    queryKey: [resource, 'options', field, offered],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.options(resource, field, {
        ...offered,
        pageIndex: pageParam,
        pageSize,
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.loadMore ? last.nextPageIndex : null),
    enabled: isWanted,
    placeholderData: (former) => former,
    ...kept,
  });
  return { ...query, options: query.data?.pages.flatMap(({ data }): readonly Reference[] => data) ?? [] };
}

/** Returns the labels of records by their ids, and whether they have been fetched: unknown ids have none. */
export function useReferencesById(resource: string, field: string, ids: readonly string[]) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const { data, isFetched, isPlaceholderData } = useQuery({
    queryKey: [resource, 'options', field, { ids }],
    queryFn: async ({ signal }) => {
      const asked = pagesOf(ids).map((some) =>
        dataProvider.options(resource, field, { ids: some, pageIndex: 0, pageSize: maximumPageSize, signal }),
      );
      return (await Promise.all(asked)).flatMap(({ data: found }): readonly Reference[] => found);
    },
    enabled: ids.length > 0,
    placeholderData: (former) => former,
    ...kept,
  });
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const references: readonly Reference[] = (data ?? []).filter(({ id }) => wanted.has(id));
  return { references, isSettled: ids.length === 0 || (isFetched && !isPlaceholderData) };
}

/** The labels of records by their ids, as an address or a form knows them; ids that are not found have none. */
export function useReferences(resource: string, field: string, ids: readonly string[]): readonly Reference[] {
  return useReferencesById(resource, field, ids).references;
}
