import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountTopic } from '../../schema/realtime.ts';
import { useChannel } from './ChannelContext.ts';

/** Where react-admin keeps what the person may do. */
const rights = ['auth', 'getPermissions'];

/**
 * Reads everything anew, rights first of all, as soon as the person may do something else than before (AB 6). Rights that
 * changed before there was a connection, the first one or another, are found by asking for them once it is there.
 */
export function useRightsNews(): void {
  const channel = useChannel();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      channel?.subscribe({
        destination: accountTopic,
        onMessage: ({ kind }) => {
          if (kind === 'PERMISSION_UPDATE') void queryClient.invalidateQueries();
        },
      }),
    [channel, queryClient],
  );
  useEffect(() => {
    const known = () => JSON.stringify(queryClient.getQueriesData({ queryKey: rights }));
    const compare = async () => {
      const before = known();
      await queryClient.refetchQueries({ queryKey: rights });
      if (known() !== before) await queryClient.invalidateQueries();
    };
    return channel?.watch((isOpen) => {
      if (isOpen) void compare();
    });
  }, [channel, queryClient]);
}
