import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountTopic } from '../../schema/realtime.ts';
import { useChannel } from './ChannelContext.ts';

/** Query key of the person's rights in react-admin. */
const rights = ['auth', 'getPermissions'];
/** Query key of the agency's custom fields. */
const addedFields = ['customFields'];

/**
 * Refetches everything, rights first, as soon as the person's rights change (AB 6), and the custom fields as soon as
 * the agency has changed them. Each new connection starts with a check for changes that it missed.
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
