import type { Pools } from '../database/pools.ts';
import { lockClass } from './runLocks.ts';

/** A job that the queue counts as under way. */
export interface ActiveJob {
  readonly id: string;
  readonly name: string;
}

/** Jobs that are under way, and of whose sweep nobody holds the lock. */
const unheld = `
  select id, name from queue.job j
  where state = 'active' and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2 and l.classid = $1
      and l.objid = (hashtext(j.name)::bigint & 4294967295)::oid
      and l.database = (select oid from pg_database where datname = current_database())
  )`;

/**
 * Answers a function that looks for jobs whose server is gone: they are under way, and nobody holds the lock of their run. It
 * gives a job back that two looks in a row have found so: between them a server that has just taken one takes the lock as
 * well, and one that lost its connection gets it back.
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
