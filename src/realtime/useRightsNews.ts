import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent } from 'react';
import { accountTopic } from '../../schema/realtime.ts';
import { SessionContext } from '../authProvider/SessionContext.ts';
import { useChannel } from './ChannelContext.ts';

/** Query key of the person's rights in react-admin. */
const rights = ['auth', 'getPermissions'];
/** Query key of the agency's custom fields. */
const addedFields = ['customFields'];
/** Query key of the agency's settings. */
const settings = ['settings'];

/**
 * Refetches everything, rights first, as soon as the person's rights change (AB 6), and the custom fields as soon as
 * the agency has changed them. When it changes its settings, the session takes them over: its words, zone and
 * defaults. Each new connection starts with a check for changes that it missed.
 */
export function useRightsNews(): void {
  const channel = useChannel();
  const queryClient = useQueryClient();
  const session = useContext(SessionContext);
  const catchUp = useEffectEvent(async () => {
    await session?.catchUp();
    for (const queryKey of [rights, settings]) void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(
    () =>
      channel?.subscribe({
        destination: accountTopic,
        onMessage: ({ kind }) => {
          if (kind === 'PERMISSION_UPDATE') void queryClient.invalidateQueries();
          if (kind === 'SETTINGS_UPDATE') void catchUp();
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
