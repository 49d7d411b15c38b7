import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useClient } from '../../../dataProvider/ClientContext.ts';

/** Time after which a time line is read again while it is open, in milliseconds. */
const pace = 60_000;

/** Somebody with whom the agency talks. */
export interface Person {
  readonly kind: string;
  readonly id: string;
}

interface Place {
  readonly before?: number;
  readonly beforeId?: string;
}

/** Returns the time line of somebody, the newest first, a page at a time; `of` leaves one kind of talk. */
export function useTalk({ kind, id }: Person, of: string | null) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['talk', kind, id, of],
    queryFn: ({ pageParam, signal }) =>
      client.ask('GET /client/v1/talk', { query: { kind, id, ...(of !== null && { of }), ...pageParam }, signal }),
    initialPageParam: {} as Place,
    getNextPageParam: ({ next }): Place | null => next,
    refetchInterval: pace,
    // Another kind of the same person's talk replaces what is shown once it is there; another person's never waits below.
    placeholderData: (former, query) => (query?.queryKey[2] === id ? former : undefined),
  });
}

/** Returns what was last said with somebody; a null line for those with whom nobody spoke. It asks only if `isAsked`. */
export function useLastSpoken({ kind, id }: Person, isAsked: boolean) {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['talk', kind, id, 'last'],
    queryFn: ({ signal }) =>
      client.ask('GET /client/v1/talk', { query: { kind, id, isSpoken: true, pageSize: 1 }, signal }),
    enabled: isAsked,
  });
  return data && { line: data.data[0] ?? null };
}
