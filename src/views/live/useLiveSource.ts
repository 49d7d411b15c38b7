import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { useChannel } from '../../realtime/ChannelContext.ts';
import type { LiveSource } from './liveSource.ts';
import { createPollingSource } from './pollingSource.ts';
import { createPushedSource } from './pushedSource.ts';

/** Returns the source by which pages of this tab are notified of writes of others. */
export function useLiveSource(): LiveSource {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const channel = useChannel();
  return useMemo(() => {
    const asking = createPollingSource(
      async (entity, ids, signal) => (await dataProvider.versions(entity, ids, { signal })).versions,
    );
    return channel === null ? asking : createPushedSource(channel, asking);
  }, [channel, dataProvider]);
}
