import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { registry } from '../../../schema/index.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { isLeading, leadsInto, type Lead } from '../../../schema/language/records/origins.ts';
import { targetsOf } from '../../../schema/language/records/references.ts';
import { takenValues } from '../../../schema/language/records/takenValues.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { isEmpty, writeKeysOf, type Values } from '../../fields/values.ts';

/** The record that a new one comes from, by its id. */
export interface Source {
  readonly lead: Lead;
  readonly id: string;
}

type Fields = Readonly<Record<string, Field>>;

/** Returns the record from which an address has a new one come; null if it names none. */
export function sourceIn(entity: AnyEntity, search: string): Source | null {
  const query = new URLSearchParams(search);
  const found = leadsInto(entity).map((lead) => ({ lead, id: query.get(lead.key) ?? '' }));
  return found.find(({ id }) => isUuid(id)) ?? null;
}

/** Values that a new record takes from its source. */
export interface Taken {
  /** Name of the source. */
  readonly name: string;
  /** By wire key. */
  readonly values: Values;
}

/** Returns the values without references to records that the form does not offer to the person. */
async function offeredValues(
  { options }: GreenroomDataProvider,
  { name, fields }: AnyEntity,
  values: Values,
): Promise<Values> {
  const kept = await Promise.all(
    Object.entries(fields).map(async ([field, declared]): Promise<readonly (readonly [string, unknown])[]> => {
      const keys = writeKeysOf(field, declared).filter((key) => key in values);
      const [key] = keys;
      if (key === undefined || targetsOf(declared).length === 0) return keys.map((one) => [one, values[one]]);
      const ids = [values[key]].flat() as readonly string[];
      const { data } = await options(name, field, { ids, pageIndex: 0, pageSize: ids.length });
      const known = new Set(data.map(({ id }) => id));
      const found = ids.filter((id) => known.has(id));
      if (found.length === 0) return [];
      return [[key, Array.isArray(values[key]) ? found : found[0]]];
    }),
  );
  return Object.fromEntries(kept.flat());
}

/**
 * Reads what a new record takes from its source: what the person may read there, choose in the form, and writes by these
 * fields. An error means that it cannot be read, or leads to a new record no more.
 * @param zone the time zone in which a day without one begins
 */
export function useTaken(entity: AnyEntity, source: Source | null, zone: string) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  return useQuery({
    queryKey: [source?.lead.from ?? '', 'taken', entity.name, source?.id, zone],
    queryFn: async (): Promise<Taken> => {
      if (!source) throw new Error('there is no source');
      const { lead, id } = source;
      const from = registry.get(lead.from);
      const { data: record } = await dataProvider.getOne<WireRecord>(lead.from, { id });
      if (lead.by !== undefined && !isLeading(lead, from, record)) throw new Error('it leads on no more');
      const values = takenValues(lead, entity.fields, { fields: from.fields, record }, zone);
      return {
        name: String(record[from.title] ?? ''),
        values: await offeredValues(dataProvider, entity, values),
      };
    },
    enabled: source !== null,
    // The form opens without it, whatever hinders the request.
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns the taken values of the fields that are empty so far. */
export function fillingOf(fields: Fields, taken: Values, valueOf: (key: string) => unknown): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const keys = writeKeysOf(name, field);
      const [own] = keys;
      if (own === undefined || isEmpty(taken[own]) || !isEmpty(valueOf(own))) return [];
      return keys.flatMap((key) => (key in taken ? [[key, taken[key]]] : []));
    }),
  );
}
