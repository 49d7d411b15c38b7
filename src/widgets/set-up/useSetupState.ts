import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../dataProvider/ClientContext.ts';

/**
 * Returns whether the set-up of the installation is still to do: `isNeeded` before anybody can sign in, `isOpen` while the
 * link with the token works. Undefined until it is known, and where the server cannot be reached.
 */
export function useSetupState(token?: string) {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['auth', 'setup', token],
    queryFn: ({ signal }) =>
      client.ask('POST /user/v1/auth/setup/state', { body: token === undefined ? {} : { token }, signal }),
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
