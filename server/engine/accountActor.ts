import type { Actor } from '../../schema/access/access.ts';
import { agencyDefaults, type FirstWeekday } from '../../schema/rules/agencyDefaults.ts';
import type { Database } from '../database/pools.ts';

/** A person who may work in an agency, with their rights there (`identity_actor`, `identity_agency_defaults`). */
export interface ActorRow {
  readonly account_id: string;
  readonly agency_id: string;
  readonly staff_id: string | null;
  readonly role: Actor['role'];
  readonly levels: Actor['levels'];
  readonly time_zone: string;
  readonly agency_currency: string | null;
  readonly agency_locale: string | null;
  readonly agency_time_zone: string | null;
  readonly agency_country: string | null;
  readonly agency_first_weekday: FirstWeekday | null;
}

/** Returns the actor of an account in an agency, signed in or not; null if the person may no longer work there. */
export async function actorOfAccount(database: Database, agencyId: string, accountId: string): Promise<Actor | null> {
  const { rows } = await database.query<ActorRow>(agencyId, {
    text: 'select a.*, d.* from identity_actor($1) a left join lateral identity_agency_defaults(a.agency_id) d on true',
    values: [accountId],
  });
  const [row] = rows;
  return row ? actorOfRow(row) : null;
}

/** Returns the actor of a person's row. */
export function actorOfRow(row: ActorRow): Actor {
  return {
    accountId: row.account_id,
    agencyId: row.agency_id,
    staffId: row.staff_id,
    role: row.role,
    levels: row.levels,
    timeZone: row.time_zone,
    defaults: agencyDefaults({
      currency: row.agency_currency,
      locale: row.agency_locale,
      timeZone: row.agency_time_zone,
      country: row.agency_country,
      firstWeekday: row.agency_first_weekday,
    }),
    sessionId: null,
  };
}
