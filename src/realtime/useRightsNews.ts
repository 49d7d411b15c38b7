import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountTopic } from '../../schema/realtime.ts';
import { useChannel } from './ChannelContext.ts';

/** Where react-admin keeps what the person may do. */
const rights = ['auth', 'getPermissions'];
/** Where the fields are that the agency adds. */
const addedFields = ['customFields'];

/**
 * Reads everything anew, rights first of all, as soon as the person may do something else than before (AB 6), and the fields
 * that the agency adds as soon as it has changed them. What changed before there was a connection, the first one or another,
 * is found by asking for it once it is there.
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
          if (kind === 'FIELDS_UPDATE') void queryClient.invalidateQueries({ queryKey: addedFields });
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
      if (!isOpen) return;
      void compare();
      void queryClient.invalidateQueries({ queryKey: addedFields });
    });
  }, [channel, queryClient]);
}
