import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { registry } from '../../../../schema/index.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useNewRecords } from '../../../realtime/useNewRecords.ts';

/** Query key of the dashboard. */
export const dashboardKey = 'dashboard';

/** Time after which the page is read again while it is open: tasks become due without anybody writing. Milliseconds. */
const pace = 60_000;

/** Returns the tiles of the page Today, read again as records are made and as time passes. */
export function useToday() {
  const client = useClient();
  const queryClient = useQueryClient();
  const reread = () => void queryClient.invalidateQueries({ queryKey: [dashboardKey] });
  useNewRecords(registry.get('task'), reread);
  useNewRecords(registry.get('event'), reread);
  const { data, error, refetch } = useQuery({
    queryKey: [dashboardKey, 'today'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/dashboard', { signal }),
    refetchInterval: pace,
    placeholderData: keepPreviousData,
  });
  return { tiles: data?.tiles, error: data === undefined ? error : null, retry: () => void refetch() };
}
