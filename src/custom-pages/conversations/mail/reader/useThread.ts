import { useQuery } from '@tanstack/react-query';
import type { MailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';

/** Reads the mails of the thread of a mail, the oldest first. */
export function useThread(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['mailLog', 'thread', id],
    queryFn: async ({ signal }) => {
      const { data } = await client.ask('GET /client/v1/mail-logs/{id}/thread', { params: { id }, signal });
      return data as unknown as readonly MailLog[];
    },
  });
}

/**
 * Returns the addresses at which the reader gets mail themselves: their own, and those of mailboxes that are read; null
 * until they are known.
 */
export function useOwnAddresses(email: string | undefined, isAsked: boolean): ReadonlySet<string> | null {
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: ['mailboxes'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/mailboxes', { signal }),
    enabled: isAsked,
    staleTime: 60_000,
  });
  if (data === undefined && !isError) return null;
  const addresses = [...(email === undefined ? [] : [email]), ...(data?.data ?? []).map(({ address }) => address)];
  return new Set(addresses.map((one) => one.toLowerCase()));
}
