import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AgencySecurity } from '../../../../schema/areas/identity/settings/security.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

const queryKey = ['auth', 'security'] as const;

/** Returns the agency's sign-in requirements, and their change. */
export function useAgencySecurity() {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const fail = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /user/v1/agency/security', { signal }),
  });
  const change = async (wanted: Partial<AgencySecurity>) => {
    setBusy(true);
    try {
      const changed = await client.ask('PUT /user/v1/agency/security', { body: wanted });
      queryClient.setQueryData(queryKey, changed);
      // It decides whether people may turn off their own.
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
