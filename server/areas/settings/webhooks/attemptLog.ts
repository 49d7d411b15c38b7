import type { Connection, Database } from '../../../database/pools.ts';
import type { Claimed } from './claiming.ts';
import type { Outcome } from './outcome.ts';

/** An attempt as the log shows it. */
export interface Attempt extends Outcome {
  readonly request?: string;
  readonly status?: number;
  readonly answer?: string;
  /** Milliseconds. */
  readonly duration?: number;
}

const iso = (moment: number) => new Date(moment).toISOString();

/** Writes an attempt into the log; returns false if the claim was lost. */
export async function logAttempt(
  connection: Connection,
  agencyId: string,
  { id, attempts }: Claimed,
  { state, failure, step, nextAt, request, status, answer, duration }: Attempt,
): Promise<boolean> {
  const { count } = await connection.query({
    text: `update webhook_delivery set state = $4, failure = $5, step = $6, next_at = $7, request = $8, status = $9,
        answer = $10, duration = $11, is_asked = false
      where agency_id = $1 and id = $2 and state = 'sending' and attempts = $3`,
    values: [
      agencyId,
      id,
      attempts,
      state,
      failure,
      step,
      nextAt === null ? null : iso(nextAt),
      request ?? null,
      status ?? null,
      answer ?? null,
      duration ?? null,
    ],
  });
  return count > 0;
}

/** Returns a claim without an attempt, to be claimed again from that moment on. */
export async function returnClaim(
  database: Database,
  agencyId: string,
  { id, attempts }: Claimed,
  nextAt: number,
): Promise<void> {
  await database.query(agencyId, {
    text: `update webhook_delivery set state = 'waiting', next_at = $4
      where agency_id = $1 and id = $2 and attempts = $3 and state = 'sending'`,
    values: [agencyId, id, attempts, iso(nextAt)],
  });
}
