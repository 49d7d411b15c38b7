import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../dataProvider/ClientContext.ts';

/** Templates with their items, read each time that they are wanted. */
export function useTemplates() {
  const client = useClient();
  return useQuery({
    queryKey: ['taskGroup', 'templates'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/task-group-templates', { query: { isTaskView: true }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}
