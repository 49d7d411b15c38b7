import { useInfiniteGetList } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { defaultPageSize } from '../../../../../schema/rules/limits.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { ownerParamOf } from '../../../view-fields/owned.ts';

const sort = { field: 'createdAt', order: 'DESC' } as const;
const pagination = { page: 1, perPage: defaultPageSize };
const meta = { withTotal: false };

/** Maximum number of pinned texts. */
const pinnedAtOnce = { page: 1, perPage: 100 };

function useTexts(entity: AnyEntity, filter: object, isPinned: boolean, isAsked: boolean) {
  const query = useInfiniteGetList<WireRecord>(
    entity.name,
    { filter, sort, pagination: isPinned ? pinnedAtOnce : pagination, meta },
    { enabled: isAsked },
  );
  return { ...query, records: query.data?.pages.flatMap((page) => page.data) ?? [] };
}

/**
 * Returns each text once, in its latest version, pinned ones first: a text that was just pinned or unpinned is in both
 * lists, or in the wrong one, until both are refetched.
 */
function eachOnce(records: readonly WireRecord[], pin: string): readonly WireRecord[] {
  const known = new Map<unknown, WireRecord>();
  for (const record of records) {
    const before = known.get(record.id);
    if (!before || Number(record['version']) > Number(before['version'])) known.set(record.id, record);
  }
  const all = [...known.values()];
  const isPinned = (record: WireRecord) => record[pin] === true;
  return [...all.filter(isPinned), ...all.filter((record) => !isPinned(record))];
}

/**
 * Texts that a record owns, newest first, with further pages on demand; pinned ones are separate. Deleted ones are not
 * pinned.
 */
export function useOwned(entity: AnyEntity, field: string, owner: WireRecord, isDeleted: boolean) {
  const { pin } = entity.list;
  const isPinning = pin !== undefined && !isDeleted;
  const filter = { [ownerParamOf(entity, field)]: [owner.id], ...(isDeleted && { deleted: true }) };
  const withPin = (isPinned: boolean) => (isPinning ? { ...filter, [pin]: isPinned } : filter);
  const pinned = useTexts(entity, withPin(true), true, isPinning);
  const others = useTexts(entity, withPin(false), false, true);
  const records = isPinning ? eachOnce([...pinned.records, ...others.records], pin) : others.records;
  return { pinned, others, records };
}
