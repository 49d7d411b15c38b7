import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

const queryKey = ['auth', 'sessions'] as const;
/** Key that means all sessions but this one. */
export const others = 'others';

/** Returns the person's sessions, and the functions that end them elsewhere. */
export function useSessions() {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const fail = useFailureNotice();
  const [ending, setEnding] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /user/v1/auth/sessions', { signal }),
  });
  const forget = () => queryClient.invalidateQueries({ queryKey });
  const end = async (which: string) => {
    setEnding(which);
    try {
      await (which === others
        ? client.ask('DELETE /user/v1/auth/sessions', {})
        : client.ask('DELETE /user/v1/auth/sessions/{id}', { params: { id: which } }));
      notify(`app.account.${which === others ? 'endedOthers' : 'ended'}`);
    } catch (failure) {
      fail(failure);
    }
    await forget();
    setEnding(null);
  };
  return { sessions: data, error, retry: () => void refetch(), forget, end, ending };
}
