import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { typeField, type AnySettings } from '../../../schema/language/settings.ts';
import { useSession } from '../../authProvider/SessionContext.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';
import type { HistoryEntry, HistoryParams, Page } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useUndoNotice } from '../../widgets/notice/useUndoNotice.tsx';

/** The code of a type of settings, of which each has a record; undefined for other settings. */
export type SettingsType = string | number | undefined;

const keyOf = (name: string, type: SettingsType) => ['settings', name, ...(type === undefined ? [] : [type])];
const recordOf = (name: string, type: SettingsType, values: object) =>
  ({ id: keyOf(name, type).slice(1).join(' '), ...values }) as WireRecord;
const historyKeyOf = (name: string, type: SettingsType) => [...keyOf(name, type), 'history'];
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

/** Source of the history of settings, by pages. */
export interface SettingsHistoryRead {
  readonly queryKey: readonly unknown[];
  readonly read: (page: HistoryParams) => Promise<Page<HistoryEntry>>;
}

/** Settings of the agency, their change with its undo, and their history. `onUndone` follows an undo. */
export function useSettings(settings: AnySettings, isWanted: boolean, type?: SettingsType, onUndone?: () => void) {
  const { name, base } = settings;
  const client = useClient();
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const offerUndo = useUndoNotice();
  const complain = useFailureNotice();
  const read = useSettingsValues(settings, isWanted, type);
  const send = async (request: Pick<ApiRequest, 'method' | 'path' | 'body'>) => {
    const saved = recordOf(name, type, await client.call<object>({ ...request, ...queryOf(type) }));
    queryClient.setQueryData(keyOf(name, type), saved);
    // Forms and filters take what the agency says of itself from the session, the bar its name.
    await session.catchUp();
    void queryClient.invalidateQueries({ queryKey: historyKeyOf(name, type) });
    return saved;
  };
  const undo = async (version: unknown) => {
    try {
      await send({ method: 'POST', path: `${base}/undo`, body: { version } });
      notify('app.views.record.undone');
      onUndone?.();
    } catch (error) {
      complain(error);
    }
  };
  const save = async (change: Readonly<Record<string, unknown>>, seen: WireRecord | null) => {
    const saved = await send({ method: 'PUT', path: base, body: { ...change, version: seen?.version } });
    if (saved.version === seen?.version) notify('app.settings.saved', { type: 'success' });
    else offerUndo('app.settings.saved', () => undo(saved.version));
    return saved;
  };
  const history: SettingsHistoryRead = {
    queryKey: historyKeyOf(name, type),
    read: ({ signal, ...page }: HistoryParams) =>
      client.call<Page<HistoryEntry>>({
        method: 'GET',
        path: `${base}/history`,
        query: { ...page, ...queryOf(type).query },
        ...(signal && { signal }),
      }),
  };
  return { ...read, save, history };
}
