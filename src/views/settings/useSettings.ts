import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { typeField, type AnySettings } from '../../../schema/language/settings.ts';
import { useSession } from '../../authProvider/SessionContext.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../fields/kind.ts';

/** The code of a type of settings, of which each has a record; undefined for other settings. */
export type SettingsType = string | number | undefined;

const keyOf = (name: string, type: SettingsType) => ['settings', name, ...(type === undefined ? [] : [type])];
const recordOf = (name: string, type: SettingsType, values: object) =>
  ({ id: keyOf(name, type).slice(1).join(' '), ...values }) as WireRecord;
const queryOf = (type: SettingsType) => (type === undefined ? {} : { query: { [typeField]: type } });

/** Settings of the agency as a record of a form; nothing is asked unless `isWanted`. */
export function useSettingsValues({ name, base }: AnySettings, isWanted: boolean, type?: SettingsType) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(name, type),
    queryFn: async ({ signal }) => {
      const request = { method: 'GET', path: base, ...queryOf(type), signal } as const;
      return recordOf(name, type, await client.call<object>(request));
    },
    enabled: isWanted,
  });
  return { record: data, error, retry: () => void refetch() };
}

/** Settings of the agency, and their change. */
export function useSettings(settings: AnySettings, isWanted: boolean, type?: SettingsType) {
  const { name, base, isKeptByArea } = settings;
  const client = useClient();
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const read = useSettingsValues(settings, isWanted, type);
  const save = async (change: Readonly<Record<string, unknown>>, seen: WireRecord | null) => {
    const body = isKeptByArea ? change : { ...change, version: seen?.version };
    const request = { method: 'PUT', path: base, ...queryOf(type), body } as const;
    const saved = recordOf(name, type, await client.call<object>(request));
    queryClient.setQueryData(keyOf(name, type), saved);
    // Forms and filters take what the agency says of itself from the session, the bar its name.
    await session.catchUp();
    notify('app.settings.saved', { type: 'success' });
    return saved;
  };
  return { ...read, save };
}
