import { useInfiniteGetList } from 'ra-core';
import type { AnyEntity } from '../../../schema/entity.ts';
import { defaultPageSize } from '../../../schema/rules/limits.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { ownerParamOf } from './owned.ts';

const sort = { field: 'createdAt', order: 'DESC' } as const;
const pagination = { page: 1, perPage: defaultPageSize };
const meta = { withTotal: false };

/** More than that would be no top to stand on. */
const pinnedAtOnce = { page: 1, perPage: 100 };

function useTexts(entity: AnyEntity, filter: object, isPinned: boolean) {
  const { pin } = entity.list;
  const query = useInfiniteGetList<WireRecord>(
    entity.name,
    {
      filter: { ...filter, ...(pin && { [pin]: isPinned }) },
      sort,
      pagination: isPinned ? pinnedAtOnce : pagination,
      meta,
    },
    { enabled: !isPinned || pin !== undefined },
  );
  return { ...query, records: query.data?.pages.flatMap((page) => page.data) ?? [] };
}

/** The texts that a record owns, newest first, a page more on demand; those that are pinned come apart. */
export function useOwned(entity: AnyEntity, field: string, owner: WireRecord) {
  const filter = { [ownerParamOf(entity, field)]: [owner.id] };
  return { pinned: useTexts(entity, filter, true), others: useTexts(entity, filter, false) };
}
