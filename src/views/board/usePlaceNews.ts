import { useEffect, useEffectEvent } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { placesTopic } from '../../../schema/realtime.ts';
import { useChannel } from '../../realtime/ChannelContext.ts';

/**
 * Tells of cards of an entity's boards that somebody puts elsewhere, by their ids; of null when the connection is back,
 * since some may have been missed.
 */
export function usePlaceNews({ name }: AnyEntity, onMoved: (ids: readonly string[] | null) => void): void {
  const channel = useChannel();
  const tell = useEffectEvent(onMoved);
  useEffect(() => {
    if (channel === null) return undefined;
    const leave = channel.subscribe({
      destination: placesTopic + name,
      onMessage: (message) => {
        if (message.kind === 'RECORD_PLACES') tell(message.ids);
      },
    });
    let isAway = false;
    let wasOpen = false;
    const unwatch = channel.watch((isOpen) => {
      if (isOpen && isAway) tell(null);
      isAway = wasOpen && !isOpen;
      wasOpen ||= isOpen;
    });
    return () => {
      unwatch();
      leave();
    };
  }, [channel, name]);
}
