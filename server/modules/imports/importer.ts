import type { Actor } from '../../../schema/access/access.ts';
import type { Database } from '../../database/pools.ts';

type ActorRow = {
  readonly account_id: string;
  readonly agency_id: string;
  readonly staff_id: string | null;
  readonly role: Actor['role'];
  readonly levels: Actor['levels'];
  readonly time_zone: string;
};

/** Who an account is in an agency now, whether signed in or not; null where the person may not work there any longer. */
export async function actorOfAccount(database: Database, agencyId: string, accountId: string): Promise<Actor | null> {
  const { rows } = await database.query<ActorRow>(agencyId, {
    text: 'select * from identity_actor($1)',
    values: [accountId],
  });
  const [row] = rows;
  if (!row) return null;
  return {
    accountId: row.account_id,
    agencyId: row.agency_id,
    staffId: row.staff_id,
    role: row.role,
    levels: row.levels,
    timeZone: row.time_zone,
    sessionId: null,
  };
}
