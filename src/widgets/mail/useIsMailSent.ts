import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../dataProvider/ClientContext.ts';

/** Returns whether mail leaves this installation; undefined until it is known. Without, its links are copied by hand. */
export function useIsMailSent(): boolean | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['mail', 'isSending'],
    queryFn: ({ signal }) => client.ask('GET /user/v1/auth/mail', { signal }),
    staleTime: Infinity,
  });
  return data?.isSending;
}
