import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';

/** Reads the staff of a record with the numbers of their tasks: again with each version of it, and when tasks change. */
export function useTeam(resource: string, { id, version }: WireRecord) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  return useQuery({
    queryKey: ['task', 'team', { resource, id, version }],
    queryFn: ({ signal }) => dataProvider.team(resource, id, { signal }),
    placeholderData: keepPreviousData,
  });
}
