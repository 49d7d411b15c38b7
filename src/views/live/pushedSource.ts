import { recordsTopic } from '../../../schema/realtime.ts';
import { pagesOf } from '../../dataProvider/pagesOf.ts';
import type { Channel } from '../../realtime/channel.ts';
import type { LiveSource } from './liveSource.ts';

/** Maximum number of topics that one page subscribes to; further cards are polled. */
const mostTopics = 10;

/** Source that receives pushes from the server; without a connection, and for very many records, it polls. */
export function createPushedSource(channel: Channel, asking: LiveSource): LiveSource {
  return {
    subscribe: (entity, ids, onChange) => {
      const slices = pagesOf(ids);
      if (slices.length > mostTopics) return asking.subscribe(entity, ids, onChange);
      const leave = slices.map((slice) =>
        channel.subscribe({
          destination: recordsTopic + entity,
          headers: { ids: slice.join(' ') },
          onMessage: (message) => {
            if (message.kind !== 'RECORD_VERSIONS') return;
            onChange(new Map(message.versions.map(({ id, version }) => [id, version])));
          },
        }),
      );
      let stopAsking: (() => void) | null = null;
      const unwatch = channel.watch((isOpen) => {
        if (!isOpen) stopAsking ??= asking.subscribe(entity, ids, onChange);
        else {
          stopAsking?.();
          stopAsking = null;
        }
      });
      return () => {
        unwatch();
        stopAsking?.();
        for (const one of leave) one();
      };
    },
  };
}
