import type { Pools } from '../database/pools.ts';
import type { Engine } from '../engine/engine.ts';
import { checkAssignments } from './assignments.ts';
import { agencyIds, overAgencies, overHomes } from './homes.ts';
import { deleteIdempotencyKeys } from './idempotencyKeys.ts';
import type { Jobs } from './jobs.ts';
import { deleteOldMessages } from './messages.ts';
import { purgeDeleted } from './purge.ts';
import { refreshDueTexts, refreshSearchTexts } from './searchTexts.ts';

/** Registers the engine's own sweeps, over one agency after the other, and above them where something is kept there. */
export function registerEngineSweeps(jobs: Pick<Jobs, 'sweep'>, engine: Engine, pools: Pools): void {
  const each = (work: (engine: Engine, agencyId: string) => Promise<number>) => () =>
    overAgencies(pools, (agencyId) => work(engine, agencyId));
  jobs.sweep('purge-deleted', { cron: '17 3 * * *', run: each(purgeDeleted) });
  jobs.sweep('forget-idempotency-keys', {
    cron: '7 * * * *',
    run: () => overHomes(pools, (homeId) => deleteIdempotencyKeys(engine, homeId)),
  });
  jobs.sweep('forget-messages', { cron: '13 * * * *', run: () => deleteOldMessages(pools, engine.clock()) });
  jobs.sweep('check-assignments', { cron: '41 3 * * *', run: each(checkAssignments) });
  jobs.sweep('refresh-due-search', { cron: '* * * * *', on: 'search', run: each(refreshDueTexts) });
  jobs.sweep('refresh-search', {
    cron: '53 3 * * *',
    run: async () => refreshSearchTexts(engine, pools, await agencyIds(pools)),
  });
}
