import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Filter, GreenroomDataProvider } from '../../../dataProvider/types.ts';

/**
 * Counts the records of an entity that a filter finds, once `isWanted`; the former count is kept until the next is
 * known.
 */
export function useCount(resource: string, filter: Filter, isWanted = true) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  return useQuery({
    queryKey: [resource, 'count', { filter }],
    queryFn: ({ signal }) => dataProvider.count(resource, { filter, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
}
