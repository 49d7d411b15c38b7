import type { SessionUser } from '../../../../../schema/areas/identity/signedIn.ts';
import type { Database } from '../../../../database/pools.ts';
import { readLogo } from '../../../../engine/media/keptPicture.ts';
import { defaultsOf, type Session } from './sessions.ts';

/** The person of a session; in an agency under the name and picture of their staff record, where they have one. */
export async function sessionUser(database: Database, session: Session): Promise<SessionUser> {
  const [face, facts, mark] = await Promise.all([
    readFace(database, session),
    readFacts(database, session),
    session.agency_id === null ? null : readLogo(database, session.agency_id),
  ]);
  return {
    id: session.account_id,
    email: session.email,
    role: session.role,
    displayName: face?.label ?? session.display_name,
    avatar: face?.avatar ?? null,
    agencyId: session.agency_id,
    agencyDisplayName: session.agency_name,
    agencyLogo: mark?.logo ?? null,
    staffId: session.staff_id,
    timezone: { id: session.time_zone },
    agencyDefaults: defaultsOf(session),
    mayChooseAgency: facts?.may_choose ?? false,
    formerLoginAt: facts?.former_login_at ?? null,
  };
}

async function readFacts(database: Database, { id, agency_id: agencyId }: Session) {
  const { rows } = await database.query<{ may_choose: boolean; former_login_at: number | null }>(agencyId, {
    text: 'select * from identity_session_facts($1)',
    values: [id],
  });
  return rows[0];
}

async function readFace(database: Database, { agency_id: agencyId, staff_id: staffId }: Session) {
  if (agencyId === null || staffId === null) return null;
  const { rows } = await database.query<{ label: string; avatar: string | null }>(agencyId, {
    text: 'select label, avatar from record where agency_id = $1 and id = $2',
    values: [agencyId, staffId],
  });
  return rows[0] ?? null;
}
