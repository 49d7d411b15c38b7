import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { StatusCategory } from '../../schema/areas/work/entities/statusCategory.ts';
import { choicesCache, maximumPageSize } from '../../schema/rules/limits.ts';
import type { GreenroomDataProvider } from '../dataProvider/types.ts';

const none: readonly StatusCategory[] = [];

/** The categories of a type of statuses with their statuses, as the agency names and orders them (AB 4). */
export function useStatusCategories(type: string) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const { data, isFetching } = useQuery({
    queryKey: ['statusCategory', 'tree', type],
    queryFn: ({ signal }) =>
      dataProvider.getList<StatusCategory>('statusCategory', {
        pagination: { page: 1, perPage: maximumPageSize },
        sort: { field: 'position', order: 'ASC' },
        filter: { type: [type] },
        meta: { withTotal: false },
        signal,
      }),
    staleTime: choicesCache,
  });
  return { categories: data?.data ?? none, isFetching };
}
