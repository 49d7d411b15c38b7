import { useInfiniteGetList } from 'ra-core';
import type { AnyEntity } from '../../../schema/entity.ts';
import { defaultPageSize } from '../../../schema/rules/limits.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { ownerParamOf } from './owned.ts';

const pagination = { page: 1, perPage: defaultPageSize };
const meta = { withTotal: false };

/** The records that another one owns, a page more on demand: texts newest first, anything else as its list is sorted. */
export function useOwned(entity: AnyEntity, field: string, owner: WireRecord, newestFirst: boolean) {
  const [name, way] = entity.list.sort;
  const sort = newestFirst ? ({ field: 'createdAt', order: 'DESC' } as const) : { field: name, order: way };
  const filter = { [ownerParamOf(entity, field)]: [owner.id] };
  const query = useInfiniteGetList<WireRecord>(entity.name, { filter, sort, pagination, meta });
  return { ...query, records: query.data?.pages.flatMap((page) => page.data) ?? [] };
}
