import { useEffect, useEffectEvent } from 'react';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { newsTopic } from '../../schema/realtime.ts';
import { useChannel } from './ChannelContext.ts';

/**
 * Calls `hear` when somebody makes or restores records of an entity that the person may read, and with each connection
 * that opens, since some may have been missed before it.
 */
export function useNewRecords({ name }: AnyEntity, hear: () => void): void {
  const channel = useChannel();
  const tell = useEffectEvent(hear);
  useEffect(
    () =>
      channel?.subscribe({
        destination: newsTopic + name,
        onMessage: ({ kind }) => {
          if (kind === 'RECORD_NEW') tell();
        },
      }),
    [channel, name],
  );
  useEffect(() => {
    let isNow = true;
    const stop = channel?.watch((isOpen) => {
      if (isOpen && !isNow) tell();
    });
    isNow = false;
    return stop;
  }, [channel]);
}
