import type { Pools } from '../../../database/pools.ts';

/** Retention of an ended session's row, for questions about sign-ins: 90 days in milliseconds. */
const keptFor = 7_776_000_000;

/**
 * Deletes sessions that ended long ago, sign-ins that were never finished, expired codes and counts of tries; returns
 * their number. `now` in milliseconds.
 */
export async function sweepIdentity(pools: Pick<Pools, 'owner'>, now: number): Promise<number> {
  const before = new Date(now - keptFor).toISOString();
  const sessions = await pools.owner.query('delete from session where expires_at < $1 or ended_at < $1', [before]);
  const moment = new Date(now).toISOString();
  const pending = await pools.owner.query('delete from pending_sign_in where expires_at < $1', [moment]);
  const mailed = await pools.owner.query('delete from factor_mail_code where expires_at < $1', [moment]);
  const tries = await pools.owner.query('delete from rate_limit where expire < $1', [now]);
  return [sessions, pending, mailed, tries].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
