import type { GetListResult } from 'ra-core';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { apiFilterOf, type ListState } from '../listState.ts';

/** Rows never wait for a count (design 5): it is asked for apart. */
const meta = { withTotal: false };

/** The rows of a list as a query of the cache, under the key by which react-admin's writes find it. */
export function rowsQuery(dataProvider: GreenroomDataProvider, entity: AnyEntity, state: ListState) {
  const params = {
    pagination: { page: state.pageIndex + 1, perPage: state.pageSize },
    sort: { field: state.orderBy, order: state.orderDirection },
    filter: apiFilterOf(state, entity),
    meta,
  };
  return {
    queryKey: [entity.name, 'getList', params],
    queryFn: ({ signal }: { readonly signal?: AbortSignal }): Promise<GetListResult<WireRecord>> =>
      dataProvider.getList<WireRecord>(entity.name, { ...params, signal }),
  };
}
