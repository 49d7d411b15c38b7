import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { mailPeople } from '../../../../../schema/areas/conversations/mail.ts';
import { choicesCache } from '../../../../../schema/rules/limits.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useDebounced } from '../../../../widgets/picker/useDebounced.ts';

/** Milliseconds of rest at the keyboard before people are searched. */
const pause = 200;
const shown = 8;

/** A person or company that a mail can be sent to. */
export interface Addressee {
  readonly address: string;
  readonly name: string;
  /** Name of the company of a contact. */
  readonly owner: string | null;
}

const kinds: readonly string[] = [...mailPeople, 'staff'];

/** Finds people with an address by a keyword, among those whom the reader may read. */
export function useAddresses(keyword: string): readonly Addressee[] {
  const client = useClient();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const rested = useDebounced(keyword.trim(), pause);
  const { data } = useQuery({
    queryKey: ['mailAddresses', rested],
    queryFn: async ({ signal }): Promise<readonly Addressee[]> => {
      const query = { keyword: rested, limit: shown };
      const found = (await client.ask('GET /client/v1/people', { query, signal })).data.filter(({ kind }) =>
        kinds.includes(kind),
      );
      const records = await Promise.all(
        [...new Set(found.map(({ kind }) => kind))].map((kind) =>
          dataProvider.getList<WireRecord>(kind, {
            pagination: { page: 1, perPage: shown },
            sort: { field: 'id', order: 'ASC' },
            filter: { ids: found.filter((one) => one.kind === kind).map(({ id }) => id) },
            meta: { withTotal: false, fields: ['email'] },
            signal,
          }),
        ),
      );
      const addresses = new Map(records.flatMap(({ data: rows }) => rows).map(({ id, email }) => [id, email] as const));
      return found.flatMap(({ id, displayName: name, owner }) => {
        const address = addresses.get(id);
        return typeof address === 'string' && address !== ''
          ? [{ address, name, owner: owner?.displayName ?? null }]
          : [];
      });
    },
    enabled: rested.length > 1,
    placeholderData: keepPreviousData,
    staleTime: choicesCache,
  });
  return keyword.trim() === '' ? [] : (data ?? []);
}
