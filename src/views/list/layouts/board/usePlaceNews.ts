import { useEffect, useEffectEvent } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { placesTopic } from '../../../../../schema/realtime.ts';
import { useChannel } from '../../../../realtime/ChannelContext.ts';

/** Tells of cards of an entity's boards that somebody puts elsewhere, by their ids. */
export function usePlaceNews({ name }: AnyEntity, onMoved: (ids: readonly string[]) => void): void {
  const channel = useChannel();
  const tell = useEffectEvent(onMoved);
  useEffect(() => {
    return channel?.subscribe({
      destination: placesTopic + name,
      onMessage: (message) => {
        if (message.kind === 'RECORD_PLACES') tell(message.ids);
      },
    });
  }, [channel, name]);
}
