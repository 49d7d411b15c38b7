import type { Static, TSchema } from 'typebox';
import type { Connection } from '../database/pools.ts';

/** Work that is enqueued with a payload, to run now or later. */
export interface Job<Payload extends TSchema = TSchema> {
  /** Unique among all jobs; kept in the database. */
  readonly name: string;
  /** Input of the job: ids rather than copies of records, which may have changed when it runs. */
  readonly payload: Payload;
  /** Minutes after each failed try until the next; after the last, the job has failed. */
  readonly retryMinutes?: readonly number[];
}

/** One try of a job. */
export interface JobRun<Payload> {
  readonly payload: Payload;
  /** Agency of the transaction that enqueued it. */
  readonly agencyId: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Does the work within a transaction of its agency that ends the job as well: either both are kept or neither, so what it
 * writes by this connection, mail and further jobs included, is written once however often it is tried. What it does beside
 * the database may happen again after a failure. An error rolls back; the job is tried again.
 */
export type JobHandler<Payload> = (run: JobRun<Payload>, connection: Connection) => Promise<void>;

/** Minutes after each failed try, unless a job says otherwise: for about 16 hours. */
export const retryMinutes = [1, 5, 15, 30, 60, 120, 240, 480] as const;

/** Declares a job; the area that it belongs to says what it does by `jobs.handle`. */
export function defineJob<const Payload extends TSchema>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** Type of a job's payload. */
export type PayloadOf<J extends Job> = Static<J['payload']>;
