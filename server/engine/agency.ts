import type { Actor } from '../../schema/access/access.ts';
import { dayAt } from '../../schema/rules/dates.ts';
import type { Connection } from '../database/pools.ts';
import { RefusalError } from '../errors.ts';

/** The agency that the actor works in; refuses those who work in none, and asks only those to choose one who can. */
export function agencyOf(actor: Actor): string {
  if (actor.agencyId === null) {
    throw actor.role === 'app_admin'
      ? new RefusalError('forbidden', 'notAllowed')
      : new RefusalError('noAgency', 'noAgency');
  }
  return actor.agencyId;
}

/** Agency id of records above all agencies; no agency may read them. */
export const aboveAgencies = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the storage home of an actor's files: their agency, or one home above the agencies for all app admins (AB 7).
 */
export function fileHomeOf(actor: Actor): string {
  return actor.role === 'app_admin' ? aboveAgencies : agencyOf(actor);
}

/** Returns the time zone of the agency that a connection is bound to. Days on its papers are days of that zone. */
export async function zoneOfAgency(connection: Connection): Promise<string> {
  const { rows } = await connection.query<{ zone: string }>({
    text: 'select time_zone as zone from identity_agency_settings()',
    values: [],
  });
  return rows[0]?.zone ?? 'UTC';
}

/** Returns the day, `YYYY-MM-DD`, that it is in the agency's zone; `now` in milliseconds since the epoch. */
export async function todayOfAgency(connection: Connection, now: number): Promise<string> {
  return dayAt(now, await zoneOfAgency(connection));
}
