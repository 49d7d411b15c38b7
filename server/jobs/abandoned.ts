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

/** Looks in a row that have to find a job without its lock before it is given back. */
const looksInARow = 3;

/**
 * Returns a function that looks for jobs of dead servers: they are running, but the lock of their run is free. A live
 * server is without a lock for moments, too: before it takes the lock of a new job, after the lock's connection broke, and
 * before it completes the job. So a job is given back by the third look in a row that finds it, and never where this server
 * runs its sweep. After a look that failed, as where the database restarts, the count begins anew.
 * @param isRunHere whether a run of a sweep is in progress in this process
 * @param giveBack ends a job as failed, so that the queue tries it again
 */
export function findAbandoned(
  { owner }: Pick<Pools, 'owner'>,
  isRunHere: (sweep: string) => boolean,
  giveBack: (job: ActiveJob) => Promise<void>,
): () => Promise<void> {
  let found: ReadonlyMap<string, number> = new Map();
  return async () => {
    const former = found;
    found = new Map();
    const { rows } = await owner.query<ActiveJob>(unheld, [lockClass]);
    const unheldElsewhere = rows.filter(({ name }) => !isRunHere(name));
    const counted = new Map(unheldElsewhere.map(({ id }) => [id, (former.get(id) ?? 0) + 1]));
    for (const job of unheldElsewhere) if ((counted.get(job.id) ?? 0) >= looksInARow) await giveBack(job);
    found = counted;
  };
}
