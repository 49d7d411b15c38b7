import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Share } from '../../../schema/areas/files/calls/shares.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';

/** Key of everything that is read of shares. */
export const sharesKey = 'shares';

/** Conditions of a list of shares. */
export interface SharesFilter {
  readonly key?: string;
  readonly isMine?: boolean;
}

/** The first shares that the reader may see, up to a number, the newest first. */
export function useShares(filter: SharesFilter, most: number) {
  const client = useClient();
  return useQuery({
    queryKey: [sharesKey, filter, most],
    queryFn: ({ signal }) => client.ask('POST /media/v1/shares/list', { body: { ...filter, pageSize: most }, signal }),
    placeholderData: (former) => former,
  });
}

/** Reads shares again everywhere. */
export function useSharesAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [sharesKey] });
}

/** Returns true for a share that somebody can open now. */
export const isOpen = ({ state }: Share): boolean => state === 'OPEN';
