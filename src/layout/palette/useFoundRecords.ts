import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { registry } from '../../../schema/index.ts';
import { choicesCache } from '../../../schema/rules/limits.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { shownKeys } from '../../fields/shownKeys.ts';
import { rightOn, viewFieldsOf } from '../../views/view-fields/viewFields.ts';
import { contextFields } from './contextLine.ts';
import type { PersonEntry } from './entries.ts';

/** Returns the records of people found, by id, with what tells them apart and how they are reached; one request a kind. */
export function useFoundRecords(people: readonly PersonEntry[]) {
  const actor = useActor();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const kinds = [...new Set(people.map(({ entity }) => entity))];
  return useQueries({
    queries: kinds.map((kind) => {
      const entity = registry.get(kind);
      const ids = people.filter((one) => one.entity === kind).map(({ id }) => id);
      const view = viewFieldsOf(entity, (field) => rightOn(actor, field));
      const fields = [...new Set(contextFields(entity, view).flatMap(shownKeys))];
      const [field, order] = entity.list.sort;
      return {
        queryKey: ['palette', kind, ids],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          dataProvider.getList<WireRecord>(kind, {
            pagination: { page: 1, perPage: ids.length },
            sort: { field, order },
            filter: { ids },
            meta: { withTotal: false, fields },
            signal,
          }),
        staleTime: choicesCache,
      };
    }),
    combine: (results) => ({
      records: new Map(results.flatMap(({ data }) => data?.data ?? []).map((record) => [record.id, record])),
      isLoading: results.some(({ isPending, isError }) => isPending && !isError),
    }),
  });
}
