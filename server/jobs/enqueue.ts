import { Value } from 'typebox/value';
import { v7 } from 'uuid';
import type { Actor } from '../../schema/access/access.ts';
import type { Connection } from '../database/pools.ts';
import { agencyOf } from '../engine/agency.ts';
import type { Job, PayloadOf } from './job.ts';

/** Options of enqueueing a job. */
export interface EnqueueOptions {
  /** Run time in milliseconds since the epoch; as soon as the transaction is committed by default. */
  readonly at?: number;
  /**
   * A key of which the job runs once in its agency, such as `task/<id>/<staff id>/<moment>`. Asked for again while it waits,
   * it has the new payload and moment; once it has run, nothing happens.
   */
  readonly once?: string;
}

/** One of several jobs that are enqueued at once. */
export interface AskedJob<J extends Job> extends EnqueueOptions {
  readonly payload: PayloadOf<J>;
}

/** Enqueues jobs in the caller's transaction: without its commit they do not exist. */
export interface JobQueue {
  /** Asks for a job in the actor's agency. Throws where the payload is not as declared. */
  enqueue<J extends Job>(
    connection: Connection,
    actor: Actor,
    job: J,
    payload: PayloadOf<J>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Asks for jobs of one kind in one statement; of several with one key for the last. Throws as `enqueue` does. */
  enqueueMany<J extends Job>(
    connection: Connection,
    actor: Actor,
    job: J,
    asked: readonly AskedJob<J>[],
  ): Promise<void>;
  /** Withdraws the job of a key, unless it has run. */
  cancel(connection: Connection, actor: Actor, job: Job, once: string): Promise<void>;
}

/** @param clock milliseconds since the epoch */
export function createJobQueue(clock: () => number): JobQueue {
  const enqueueMany: JobQueue['enqueueMany'] = async (connection, actor, job, asked) => {
    if (asked.length === 0) return;
    for (const { payload } of asked) {
      if (Value.Check(job.payload, payload)) continue;
      const [fault] = Value.Errors(job.payload, payload);
      throw new Error(`the payload of the job '${job.name}' is not as declared: ${fault?.message ?? ''}`);
    }
    const now = clock();
    const jobs = [...new Map(asked.map((one) => [one.once ?? Symbol(), one])).values()];
    await connection.query({
      text: `insert into job (agency_id, id, name, once, payload, state, due_at, tries, created_at)
        select $1, a.id, $2, a.once, a.payload, 'waiting', a.due_at, 0, $3
        from unnest($4::uuid[], $5::text[], $6::jsonb[], $7::timestamptz[]) a(id, once, payload, due_at)
        on conflict (agency_id, name, once) where once is not null do update
        set payload = excluded.payload, due_at = excluded.due_at, tries = 0, failure = null
        where job.state = 'waiting'`,
      values: [
        agencyOf(actor),
        job.name,
        new Date(now).toISOString(),
        jobs.map(() => v7()),
        jobs.map(({ once }) => once ?? null),
        jobs.map(({ payload }) => JSON.stringify(payload)),
        jobs.map(({ at }) => new Date(at ?? now).toISOString()),
      ],
    });
  };
  return {
    enqueueMany,
    enqueue: (connection, actor, job, payload, options) =>
      enqueueMany(connection, actor, job, [{ payload, ...options }]),
    cancel: async (connection, actor, job, once) => {
      await connection.query({
        text: `delete from job where agency_id = $1 and name = $2 and once = $3 and state = 'waiting'`,
        values: [agencyOf(actor), job.name, once],
      });
    },
  };
}
