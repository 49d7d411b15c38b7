import { shareLogDays } from '../../../../schema/areas/files/shares.ts';
import type { Pools } from '../../../database/pools.ts';
import type { Jobs } from '../../../jobs/jobs.ts';

const day = 86_400_000;

/** Deletes old openings and downloads, and shares that ended long ago with their links; returns their number. */
export async function sweepShares(pools: Pick<Pools, 'owner'>, now: number): Promise<number> {
  const before = new Date(now - shareLogDays * day).toISOString();
  const events = await pools.owner.query('delete from share_event where at < $1', [before]);
  const shares = await pools.owner.query('delete from share where least(expires_at, revoked_at) < $1', [before]);
  return (events.rowCount ?? 0) + (shares.rowCount ?? 0);
}

/** Registers the nightly deletion of what is left of shares. */
export function registerShareSweep(jobs: Pick<Jobs, 'sweep'>, pools: Pick<Pools, 'owner'>, clock: () => number): void {
  jobs.sweep('sweep-shares', { cron: '51 3 * * *', run: () => sweepShares(pools, clock()) });
}
