import type { Pools } from '../../../database/pools.ts';
import { inTurns, overHomes } from '../../../jobs/homes.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { MediaWork } from './media.ts';

/** Registers what is done for files beside the requests: fetching, processing and forgetting them. */
export function registerMediaSweeps(jobs: Pick<Jobs, 'sweep'>, media: MediaWork, pools: Pools): void {
  // Apart from the others, since a slow address takes minutes.
  jobs.sweep('fetch-media', { cron: '* * * * *', run: () => overHomes(pools, media.fetchAlone) });
  jobs.sweep('process-media', {
    cron: '* * * * *',
    run: async () => {
      await overHomes(pools, media.retryProcessing);
      return inTurns(pools, media.processNext);
    },
  });
  jobs.sweep('sweep-uploads', { cron: '*/10 * * * *', run: () => overHomes(pools, media.sweepUploads) });
  jobs.sweep('sweep-media', { cron: '37 3 * * *', run: () => overHomes(pools, media.sweep) });
  jobs.sweep('sweep-objects', { cron: '11 4 * * *', run: () => media.sweepObjects() });
}
