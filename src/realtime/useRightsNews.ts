import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountTopic } from '../../schema/realtime.ts';
import { useChannel } from './ChannelContext.ts';

/** Reads everything anew, rights first of all, as soon as the person may do something else than before (AB 6). */
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
}
