import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { useClient } from '../../dataProvider/ClientContext.ts';

/** Time after which the feed is read again while it is open, in milliseconds. */
const pace = 60_000;
/** Writes of a page: many of them are one line. */
const pageSize = 50;

interface Place {
  readonly pageIndex: number;
  /** Moment of the newest write when the feed was opened: later ones would push pages on. */
  readonly until?: number;
}

/** Writes that the feed tells of. */
export interface ActivityFilter {
  /** Only a record and those that belong to it or name it. */
  readonly ownerId?: string;
  /** Only later ones, in milliseconds since the epoch. */
  readonly from?: number;
}

/** Returns the feed of what changed, the newest first, a page at a time. */
export function useActivity({ ownerId, from }: ActivityFilter) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['activity', { ownerId, from }],
    queryFn: ({ pageParam, signal }) =>
      client.ask('POST /client/v1/activity/list', {
        body: {
          ...pageParam,
          pageSize,
          ...(ownerId !== undefined && { ownerId }),
          ...(from !== undefined && { from }),
        },
        signal,
      }),
    initialPageParam: { pageIndex: 0 } as Place,
    getNextPageParam: ({ loadMore, nextPageIndex }, pages): Place | null => {
      const newest = pages[0]?.data[0];
      return loadMore ? { pageIndex: nextPageIndex ?? pages.length, ...(newest && { until: newest.at }) } : null;
    },
    refetchInterval: pace,
    placeholderData: keepPreviousData,
  });
}
