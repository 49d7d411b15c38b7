import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { authRoutes, type AgencySecurity } from '../../authProvider/wire.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';

const queryKey = ['auth', 'security'] as const;

/** What the agency asks of how its people sign in, and the way to change it. */
export function useAgencySecurity() {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const fail = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call<AgencySecurity>({ ...authRoutes.security, signal }),
  });
  const change = async (wanted: Partial<AgencySecurity>) => {
    setBusy(true);
    try {
      const changed = await client.call<AgencySecurity>({ ...authRoutes.changeSecurity, body: wanted });
      queryClient.setQueryData(queryKey, changed);
      // Whether one may turn one's own off hangs on it.
      await queryClient.invalidateQueries({ queryKey: ['auth', 'factor'] });
      const { requiresTwoFactor, passwordLength: length } = changed;
      const factorSaid = requiresTwoFactor ? 'requiredNow' : 'requiredNoMore';
      const said = wanted.passwordLength === undefined ? factorSaid : 'shortestNow';
      notify(`app.secondFactor.${said}`, { type: 'success', messageArgs: { length } });
    } catch (failure) {
      fail(failure);
    }
    setBusy(false);
  };
  return { security: data, error, retry: () => void refetch(), change, isBusy };
}
