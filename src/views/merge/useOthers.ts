import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'ra-core';
import { comparedFields } from '../../../schema/duplicates.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Duplicate, GreenroomDataProvider } from '../../dataProvider/types.ts';
import { registry } from '../../../schema/index.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { shortFields } from './shortFields.ts';

/** A record that may be the same as another one, and its kind: a variant's cannot be merged as it is. */
export interface Other {
  readonly kind: string;
  readonly record: WireRecord;
}

const shown = 8;

/** Returns likely duplicates of a record before anything is typed, then the results of a keyword. */
export function useOthers(entity: AnyEntity, id: string, keyword: string) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const actor = useActor();
  const { data: record } = useGetOne<WireRecord>(entity.name, { id });

  const find = async (signal: AbortSignal): Promise<readonly Other[]> => {
    const { data } = await dataProvider.getList<WireRecord>(entity.name, {
      filter: { keyword },
      pagination: { page: 1, perPage: shown + 1 },
      meta: { withTotal: false, fields: shortFields(entity, actor) },
      signal,
    });
    const others = data.filter((one) => one.id !== id).slice(0, shown);
    return others.map((one) => ({ kind: entity.name, record: one }));
  };
  /** The records that the duplicates name, as they are shown, in their order. */
  const read = async (found: readonly Duplicate[], signal: AbortSignal): Promise<readonly Other[]> => {
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    const read = await Promise.all(
      kinds.map(async (kind) => {
        const ids = found.filter((one) => one.kind === kind).map((one) => one.id);
        const fields = shortFields(registry.get(kind), actor);
        const { data } = await dataProvider.getMany<WireRecord>(kind, { ids, meta: { fields }, signal });
        return data.map((one): [string, Other] => [one.id, { kind, record: one }]);
      }),
    );
    const byId = new Map(read.flat());
    return found.flatMap((one) => byId.get(one.id) ?? []);
  };
  const guess = async (signal: AbortSignal): Promise<readonly Other[]> => {
    const keys = comparedFields(entity).flatMap(({ name, country }) => [name, country ?? name]);
    const given = Object.fromEntries(keys.flatMap((key) => (record?.[key] ? [[key, record[key]]] : [])));
    const { data } = await dataProvider.duplicates(entity.name, { ...given, id }, { signal });
    return read(data, signal);
  };
  return useQuery({
    queryKey: [entity.name, 'others', id, keyword],
    queryFn: ({ signal }) => (keyword === '' ? guess(signal) : find(signal)),
    enabled: record !== undefined,
    placeholderData: keepPreviousData,
  });
}
