import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { AnySettings } from '../../../schema/language/settings.ts';
import { useSession } from '../../authProvider/SessionContext.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../fields/kind.ts';

/** Settings of the agency as a record of a form, and their change; nothing is asked unless `isWanted`. */
export function useSettings({ name, base, isKeptByArea }: AnySettings, isWanted: boolean) {
  const client = useClient();
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const queryKey = ['settings', name];
  const recordOf = (values: object) => ({ id: name, ...values }) as WireRecord;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => recordOf(await client.call<object>({ method: 'GET', path: base, signal })),
    enabled: isWanted,
  });
  const save = async (change: Readonly<Record<string, unknown>>, seen: WireRecord | null) => {
    const body = isKeptByArea ? change : { ...change, version: seen?.version };
    const saved = recordOf(await client.call<object>({ method: 'PUT', path: base, body }));
    queryClient.setQueryData(queryKey, saved);
    // Forms and filters take what the agency says of itself from the session, the bar its name.
    await session.catchUp();
    notify('app.settings.saved', { type: 'success' });
    return saved;
  };
  return { record: data, error, retry: () => void refetch(), save };
}
