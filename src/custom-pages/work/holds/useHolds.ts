import { useGetList } from 'ra-core';
import { useEffect } from 'react';
import { hold, type Hold } from '../../../../schema/areas/work/entities/hold.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useNewRecords } from '../../../realtime/useNewRecords.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { useLiveRows } from '../../../views/live/useLiveRows.ts';

/** Maximum number of holds that a page reads. */
const mostShown = 100;

const pagination = { page: 1, perPage: mostShown };
const sort = { field: 'day', order: 'ASC' as const };

/**
 * Reads holds by day and rank, as far as the person may; those that others add or change are read again.
 * @param filter as of the list of holds
 */
export function useHolds(filter: Readonly<Record<string, unknown>>) {
  const mayRead = useMay('read', hold.name);
  const invalidate = useInvalidate();
  const { data, error, refetch, total } = useGetList<Hold>(
    hold.name,
    { filter, sort, pagination },
    { enabled: mayRead, refetchOnWindowFocus: true },
  );
  const { changed, gone } = useLiveRows(hold, data);
  const news = [...changed, ...gone].join(' ');
  useEffect(() => {
    if (news !== '') void invalidate(hold.name);
  }, [news, invalidate]);
  useNewRecords(hold, () => {
    if (mayRead) void invalidate(hold.name);
  });
  const holds = data?.toSorted(
    (one, other) => one.day.localeCompare(other.day) || (one.rank ?? Infinity) - (other.rank ?? Infinity),
  );
  return { mayRead, holds, total, error, refetch };
}
