import type { Pools } from '../database/pools.ts';

/** A failed piece of background work. */
export interface Failure {
  /** Of a job; of a sweep, its name. */
  readonly id: string;
  readonly name: string;
  /** The last error. */
  readonly failure: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Number of failed jobs of an agency that are told. */
const mostOfAgency = 50;

/** Returns the sweeps whose last finished run failed, newest first; none before the queue has ever been started. */
export async function failedSweeps({ owner }: Pick<Pools, 'owner'>): Promise<readonly Failure[]> {
  const { rowCount } = await owner.query(`select from pg_class where oid = to_regclass('queue.job')`);
  if (rowCount === 0) return [];
  const { rows } = await owner.query<Failure>(
    `select name as id, name, failure, at from (
       select distinct on (name) name, state, coalesce(output->>'message', '') as failure, completed_on,
         (extract(epoch from completed_on) * 1000)::float8 as at
       from queue.job where completed_on is not null order by name, completed_on desc
     ) last where state = 'failed' order by completed_on desc`,
  );
  return rows;
}

/** Returns the failed jobs of an agency, newest first. */
export async function failedJobs(pools: Pick<Pools, 'query'>, agencyId: string): Promise<readonly Failure[]> {
  const { rows } = await pools.query<Failure>(agencyId, {
    text: `select id, name, coalesce(failure, '') as failure, (extract(epoch from ended_at) * 1000)::float8 as at from job
      where agency_id = $1 and state = 'failed' order by ended_at desc, id limit ${mostOfAgency}`,
    values: [agencyId],
  });
  return rows;
}

/** Lets a failed job of an agency run again, with all its tries. Returns false if it has not failed. */
export async function retryJob(
  pools: Pick<Pools, 'query'>,
  agencyId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { count } = await pools.query(agencyId, {
    text: `update job set state = 'waiting', tries = 0, due_at = $3, ended_at = null
      where agency_id = $1 and id = $2 and state = 'failed'`,
    values: [agencyId, id, new Date(now).toISOString()],
  });
  return count > 0;
}
