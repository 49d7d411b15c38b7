import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { AnySettings } from '../../../schema/language/settings.ts';
import { useSession } from '../../authProvider/SessionContext.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../fields/kind.ts';

const keyOf = (name: string) => ['settings', name];
const recordOf = (name: string, values: object) => ({ id: name, ...values }) as WireRecord;

/** Settings of the agency as a record of a form; nothing is asked unless `isWanted`. */
export function useSettingsValues({ name, base }: AnySettings, isWanted: boolean) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(name),
    queryFn: async ({ signal }) => recordOf(name, await client.call<object>({ method: 'GET', path: base, signal })),
    enabled: isWanted,
  });
  return { record: data, error, retry: () => void refetch() };
}

/** Settings of the agency, and their change. */
export function useSettings(settings: AnySettings, isWanted: boolean) {
  const { name, base, isKeptByArea } = settings;
  const client = useClient();
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const read = useSettingsValues(settings, isWanted);
  const save = async (change: Readonly<Record<string, unknown>>, seen: WireRecord | null) => {
    const body = isKeptByArea ? change : { ...change, version: seen?.version };
    const saved = recordOf(name, await client.call<object>({ method: 'PUT', path: base, body }));
    queryClient.setQueryData(keyOf(name), saved);
    // Forms and filters take what the agency says of itself from the session, the bar its name.
    await session.catchUp();
    notify('app.settings.saved', { type: 'success' });
    return saved;
  };
  return { ...read, save };
}
