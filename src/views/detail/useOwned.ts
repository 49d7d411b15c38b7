import { useInfiniteGetList } from 'ra-core';
import type { AnyEntity } from '../../../schema/entity.ts';
import { defaultPageSize } from '../../../schema/rules/limits.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { ownerParamOf } from './owned.ts';

const sort = { field: 'createdAt', order: 'DESC' } as const;
const pagination = { page: 1, perPage: defaultPageSize };
const meta = { withTotal: false };

/** The texts that a record owns, newest first, a page more on demand. */
export function useOwned(entity: AnyEntity, field: string, owner: WireRecord) {
  const filter = { [ownerParamOf(entity, field)]: [owner.id] };
  const query = useInfiniteGetList<WireRecord>(entity.name, { filter, sort, pagination, meta });
  return { ...query, records: query.data?.pages.flatMap((page) => page.data) ?? [] };
}
