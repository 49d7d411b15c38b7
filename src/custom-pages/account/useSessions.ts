import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { authRoutes, type OwnSession } from '../../authProvider/wire.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';

const queryKey = ['auth', 'sessions'] as const;
/** What stands for all sessions but this one. */
export const others = 'others';

/** Where the person is signed in, and the way to end it elsewhere. */
export function useSessions() {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const fail = useFailureNotice();
  const [ending, setEnding] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call<readonly OwnSession[]>({ ...authRoutes.sessions, signal }),
  });
  const forget = () => queryClient.invalidateQueries({ queryKey });
  const end = async (which: string) => {
    setEnding(which);
    const { path } = authRoutes.sessions;
    try {
      await client.call({ method: 'DELETE', path: which === others ? path : `${path}/${which}` });
      notify(`app.account.${which === others ? 'endedOthers' : 'ended'}`);
    } catch (failure) {
      fail(failure);
    }
    await forget();
    setEnding(null);
  };
  return { sessions: data, error, retry: () => void refetch(), forget, end, ending };
}
