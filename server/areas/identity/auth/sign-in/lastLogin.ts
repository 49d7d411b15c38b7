import type { Database } from '../../../../database/pools.ts';
import type { Session } from '../sessions/sessions.ts';

/** Writes the moment of a sign-in (milliseconds) to the person's staff record, without a new version of it (AB 3). */
export async function noteSignIn(database: Database, session: Session, now: number): Promise<void> {
  const { agency_id: agencyId, staff_id: staffId } = session;
  if (agencyId === null || staffId === null) return;
  await database.query(agencyId, {
    text: 'update staff set last_login = $3 where agency_id = $1 and id = $2',
    values: [agencyId, staffId, new Date(now).toISOString()],
  });
}
