import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { LiveSource } from './liveSource.ts';
import { createPollingSource } from './pollingSource.ts';

/** The source by which pages of this tab hear of what others write. */
export function useLiveSource(): LiveSource {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  return useMemo(
    () =>
      createPollingSource(
        async (entity, ids, signal) => (await dataProvider.versions(entity, ids, { signal })).versions,
      ),
    [dataProvider],
  );
}
