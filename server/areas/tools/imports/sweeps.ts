import { setTimeout as pause } from 'node:timers/promises';
import type { Pools } from '../../../database/pools.ts';
import { aboveAgencies } from '../../../engine/agency.ts';
import { inTurns, overAgencies } from '../../../jobs/homes.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { ImportWork } from './imports.ts';

/** Rest after each step, as a multiple of its duration, in which other work has the server to itself. */
const restPerWork = 1;

/**
 * Registers the work on imports: a step of each in turn, until none waits. Several servers share it, since a step locks
 * its import; if a server dies, another one continues.
 */
export function registerImportSweeps(jobs: Pick<Jobs, 'sweep'>, imports: ImportWork, pools: Pools): void {
  const work = async (signal: AbortSignal) => {
    const step = async (agencyId: string) => {
      if (signal.aborted) return 0;
      const begun = performance.now();
      const steps = await imports.work(agencyId);
      if (steps > 0) await pause((performance.now() - begun) * restPerWork);
      return steps;
    };
    return inTurns(pools, (homeId) => (homeId === aboveAgencies ? Promise.resolve(0) : step(homeId)));
  };
  jobs.sweep('wake-imports', { cron: '* * * * *', isParallel: true, run: work });
  jobs.sweep('forget-imports', { cron: '47 3 * * *', run: () => overAgencies(pools, imports.forget) });
}
