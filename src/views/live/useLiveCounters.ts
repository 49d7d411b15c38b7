import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { countersOf } from '../../../schema/fields/integer.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { countersTopic } from '../../../schema/realtime.ts';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useChannel } from '../../realtime/ChannelContext.ts';

type Counters = ReadonlyMap<string, Readonly<Record<string, number>>>;
type Rows = Pick<GetListResult<WireRecord>, 'data'>;

/** Returns a record with the counters that it shows as they are now; the same one if nothing differs. */
function counted(record: WireRecord, counters: Counters): WireRecord {
  const values = Object.entries(counters.get(String(record.id)) ?? {});
  const changed = values.filter(([name, value]) => name in record && record[name] !== value);
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

/** Puts counters into the cached lists of a resource, and into the records that are read one by one. */
function keepCounters(queryClient: QueryClient, resource: string, counters: Counters): void {
  const renewed = (rows: Rows): Rows => ({ ...rows, data: rows.data.map((record) => counted(record, counters)) });
  queryClient.setQueriesData<Rows>({ queryKey: [resource, 'getList'] }, (rows) => rows && renewed(rows));
  queryClient.setQueriesData<InfiniteData<Rows>>(
    { queryKey: [resource, 'getInfiniteList'] },
    (grown) => grown && { ...grown, pages: grown.pages.map(renewed) },
  );
  queryClient.setQueriesData<WireRecord>(
    { queryKey: [resource, 'getOne'] },
    (record) => record && counted(record, counters),
  );
}

/** Keeps the counters of shown records as they are on the server; an entity without counters asks for nothing. */
export function useLiveCounters({ name, fields }: AnyEntity, records: readonly WireRecord[] | undefined): void {
  const channel = useChannel();
  const queryClient = useQueryClient();
  const hasCounters = useMemo(() => countersOf(fields).length > 0, [fields]);
  const ids = hasCounters
    ? (records ?? [])
        .slice(0, maximumPageSize)
        .map(({ id }) => id)
        .join(' ')
    : '';
  useEffect(() => {
    if (!channel || ids === '') return undefined;
    return channel.subscribe({
      destination: countersTopic + name,
      headers: { ids },
      onMessage: (message) => {
        if (message.kind !== 'RECORD_COUNTERS') return;
        keepCounters(queryClient, name, new Map(message.counters.map(({ id, values }) => [id, values])));
      },
    });
  }, [channel, ids, name, queryClient]);
}
