import type { FastifyBaseLogger } from 'fastify';
import { Value } from 'typebox/value';
import type { Database } from '../database/pools.ts';
import { retryMinutes, type Job, type JobHandler } from './job.ts';

/** A job with what it does. */
export interface HandledJob {
  readonly job: Job;
  readonly run: JobHandler<unknown>;
}

/** Dependencies of running jobs. */
export interface RunDeps {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** By name. */
  readonly handled: ReadonlyMap<string, HandledJob>;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly tries: number;
}

const minute = 60_000;
const at = (moment: number) => new Date(moment).toISOString();

/**
 * Takes the job that has been due the longest. The moment of its next try is written first: a server that dies in the
 * middle leaves the job to be tried again, and a job that ends each server that tries it is given up.
 */
async function claim({ database, clock, handled }: RunDeps, agencyId: string): Promise<Row | undefined> {
  const { rows } = await database.query<Row>(agencyId, {
    text: `update job set tries = tries + 1, due_at = $3
      where agency_id = $1 and id = (
        select id from job where agency_id = $1 and state = 'waiting' and due_at <= $2 and name = any($4)
        order by due_at, id limit 1 for update skip locked
      )
      returning id, name, payload, tries`,
    values: [agencyId, at(clock()), at(clock() + minute), [...handled.keys()]],
  });
  return rows[0];
}

/** Notes an error: the job waits for its next try, or has failed after the last. */
async function fail({ database, clock, log, handled }: RunDeps, agencyId: string, row: Row, error: unknown) {
  const waits = handled.get(row.name)?.job.retryMinutes ?? retryMinutes;
  const wait = waits[row.tries - 1];
  const reason = error instanceof Error ? error.message : String(error);
  log.warn({ job: row.name, id: row.id, tries: row.tries, err: error }, wait ? 'job is tried again' : 'job failed');
  await database.query(agencyId, {
    text: `update job set failure = $3, state = $4, due_at = $5, ended_at = $6
      where agency_id = $1 and id = $2 and state = 'waiting'`,
    values: [
      agencyId,
      row.id,
      reason.slice(0, 500),
      wait === undefined ? 'failed' : 'waiting',
      at(clock() + (wait ?? 0) * minute),
      wait === undefined ? at(clock()) : null,
    ],
  });
}

/** Runs the job of an agency that has been due the longest; returns the number of jobs run, 0 or 1. */
export async function runNextJob(deps: RunDeps, agencyId: string): Promise<number> {
  const { database, clock, handled } = deps;
  const row = await claim(deps, agencyId);
  const found = row && handled.get(row.name);
  if (!row || !found) return 0;
  const { job, run } = found;
  if (row.tries > (job.retryMinutes ?? retryMinutes).length + 1) {
    await fail(deps, agencyId, row, new Error('the server ended while it ran, at every try'));
    return 1;
  }
  try {
    await database.transaction(agencyId, async (connection) => {
      const held = await connection.query({
        text: `select from job where agency_id = $1 and id = $2 and state = 'waiting' for update skip locked`,
        values: [agencyId, row.id],
      });
      if (held.count === 0) return;
      if (!Value.Check(job.payload, row.payload)) throw new Error('its payload is not as declared');
      await run({ payload: row.payload, agencyId, now: clock() }, connection);
      await connection.query({
        text: `update job set state = 'done', ended_at = $3, failure = null where agency_id = $1 and id = $2`,
        values: [agencyId, row.id, at(clock())],
      });
    });
  } catch (error) {
    await fail(deps, agencyId, row, error);
  }
  return 1;
}

/** Retention of finished jobs, with the keys of those that run once: 400 days in milliseconds. */
const keptFor = 34_560_000_000;

/** Deletes an agency's jobs that finished long ago; returns their number. */
export async function deleteOldJobs(database: Database, agencyId: string, now: number): Promise<number> {
  const { count } = await database.query(agencyId, {
    text: 'delete from job where agency_id = $1 and ended_at < $2',
    values: [agencyId, at(now - keptFor)],
  });
  return count;
}
