import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Mailbox } from '../../../../schema/areas/conversations/calls/mailboxes.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** Milliseconds after which states are read again: mailboxes are read meanwhile. */
const freshFor = 30_000;

/** The mailboxes of the reader, and what can be done with them. */
export function useMailboxes() {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const [reading, setReading] = useState<readonly string[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ['mailboxes'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/mailboxes', { signal }),
    refetchInterval: freshFor,
  });
  const forget = () => queryClient.invalidateQueries({ queryKey: ['mailboxes'] });
  return {
    rows: data?.data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    forget,
    /** Returns true while a mailbox is being read. */
    isReading: (id: string) => reading.includes(id),
    read: async ({ id, address, kept }: Mailbox) => {
      setReading((now) => [...now, id]);
      try {
        const now = await client.ask('POST /client/v1/mailboxes/{id}/read', { params: { id } });
        if (now.failure === null)
          notify('app.mailboxes.wasRead', { messageArgs: { address, smart_count: now.kept - kept } });
      } catch (failure) {
        complain(failure);
      }
      setReading((now) => now.filter((one) => one !== id));
      await forget();
    },
    remove: async ({ id, address }: Mailbox) => {
      try {
        await client.ask('DELETE /client/v1/mailboxes/{id}', { params: { id } });
        notify('app.mailboxes.removed', { messageArgs: { address } });
      } catch (failure) {
        complain(failure);
      }
      await forget();
    },
  };
}
