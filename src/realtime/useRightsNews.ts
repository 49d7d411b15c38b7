import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChannel } from './ChannelContext.ts';

/** Where the server tells what happens to the person's own account (AB 7). */
const destination = '/queue/account';

/** Reads everything anew, rights first of all, as soon as the person may do something else than before (AB 6). */
export function useRightsNews(): void {
  const channel = useChannel();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      channel?.subscribe({
        destination,
        onMessage: (body) => {
          if ((body as { kind?: unknown }).kind === 'PERMISSION_UPDATE') void queryClient.invalidateQueries();
        },
      }),
    [channel, queryClient],
  );
}
