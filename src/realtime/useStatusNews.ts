import { useEffect, useEffectEvent, useRef } from 'react';
import { accountTopic } from '../../schema/realtime.ts';
import { useChannel } from './ChannelContext.ts';

/**
 * Calls `hear` when the agency has changed its statuses or their categories, and with each new connection, since some
 * change may have been missed before it.
 * @param hear told whether it is the first connection of the page
 */
export function useStatusNews(hear: (isFirst: boolean) => void): void {
  const channel = useChannel();
  const tell = useEffectEvent(hear);
  const isFirst = useRef(true);
  useEffect(
    () =>
      channel?.subscribe({
        destination: accountTopic,
        onMessage: ({ kind }) => {
          if (kind === 'STATUSES_UPDATE') tell(false);
        },
      }),
    [channel],
  );
  useEffect(
    () =>
      channel?.watch((isOpen) => {
        if (!isOpen) return;
        tell(isFirst.current);
        isFirst.current = false;
      }),
    [channel],
  );
}
