import type { Pools } from '../../../database/pools.ts';
import { overAgencies } from '../../../jobs/homes.ts';

/** Retention of a key's row after its end: 90 days in milliseconds. */
const keptFor = 7_776_000_000;

/** Deletes API keys that ended or were revoked long ago; returns their number. `now` in milliseconds. */
export function sweepKeys(pools: Pools, now: number): Promise<number> {
  const before = new Date(now - keptFor).toISOString();
  return overAgencies(pools, async (agencyId) => {
    const { count } = await pools.query(agencyId, {
      text: 'delete from api_key where agency_id = $1 and least(expires_at, revoked_at) < $2',
      values: [agencyId, before],
    });
    return count;
  });
}
