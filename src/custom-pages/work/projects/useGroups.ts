import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../../dataProvider/ClientContext.ts';

/** Reads the groups of a project with the numbers of their tasks: again when groups or tasks change. */
export function useGroups(projectId: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['task', 'projectGroups', projectId],
    queryFn: ({ signal }) => client.ask('GET /client/v1/project-groups', { query: { projectId }, signal }),
    placeholderData: keepPreviousData,
  });
}
