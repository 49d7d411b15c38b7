import type { Pools } from '../database/pools.ts';
import { lockClass } from './runLocks.ts';

/** A job that the queue counts as under way. */
export interface ActiveJob {
  readonly id: string;
  readonly name: string;
}

/** Running jobs whose sweep's lock is free. */
const unheld = `
  select id, name from queue.job j
  where state = 'active' and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2 and l.classid = $1
      and l.objid = (hashtext(j.name)::bigint & 4294967295)::oid
      and l.database = (select oid from pg_database where datname = current_database())
  )`;

/**
 * Returns a function that finds jobs of dead servers: they are running, but the lock of their run is free. A job found
 * twice in a row is given back: between two looks a server that has just taken a job takes its lock, and one that lost
 * its connection takes it again.
 * @param giveBack ends a job as failed, so that the queue tries it again
 */
export function findAbandoned(
  { owner }: Pick<Pools, 'owner'>,
  giveBack: (job: ActiveJob) => Promise<void>,
): () => Promise<void> {
  let suspected: ReadonlySet<string> = new Set();
  return async () => {
    const { rows } = await owner.query<ActiveJob>(unheld, [lockClass]);
    for (const job of rows) if (suspected.has(job.id)) await giveBack(job);
    suspected = new Set(rows.map(({ id }) => id));
  };
}
