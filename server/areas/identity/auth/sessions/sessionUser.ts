import type { SessionUser } from '../../../../../schema/areas/identity/signedIn.ts';
import type { Database } from '../../../../database/pools.ts';
import { readTerms } from '../../../../engine/settings/readTerms.ts';
import { readLogo } from '../../../../engine/media/keptPicture.ts';
import { defaultsOf, type DefaultsRow, type Session } from './sessions.ts';

/** A person at work in an agency or above them: what their session says, or the person of an API key. */
export type Caller = DefaultsRow &
  Pick<
    Session,
    'account_id' | 'agency_id' | 'agency_name' | 'staff_id' | 'role' | 'time_zone' | 'email' | 'display_name'
  > & {
    /** The session; null for an API key. */
    readonly id: string | null;
  };

/** The signed-in person; in an agency under the name and picture of their staff record, where they have one. */
export async function sessionUser(database: Database, session: Caller): Promise<SessionUser> {
  const [face, facts, mark, terms, hiddenLists] = await Promise.all([
    readFace(database, session),
    readFacts(database, session),
    session.agency_id === null ? null : readLogo(database, session.agency_id),
    session.agency_id === null ? [] : readTerms(database, session.agency_id, session.agency_locale ?? 'en'),
    readHiddenLists(database, session),
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
    ...(terms.length > 0 && { terms }),
    ...(hiddenLists.length > 0 && { hiddenLists }),
    mayChooseAgency: facts?.may_choose ?? false,
    formerLoginAt: facts?.former_login_at ?? null,
  };
}

async function readFacts(database: Database, { id, agency_id: agencyId }: Caller) {
  if (id === null) return undefined;
  const { rows } = await database.query<{ may_choose: boolean; former_login_at: number | null }>(agencyId, {
    text: 'select * from identity_session_facts($1)',
    values: [id],
  });
  return rows[0];
}

async function readFace(database: Database, { agency_id: agencyId, staff_id: staffId }: Caller) {
  if (agencyId === null || staffId === null) return null;
  const { rows } = await database.query<{ label: string; avatar: string | null }>(agencyId, {
    text: 'select label, avatar from record where agency_id = $1 and id = $2',
    values: [agencyId, staffId],
  });
  return rows[0] ?? null;
}

/** Reads the small lists that the agency hides. */
async function readHiddenLists(
  database: Database,
  { agency_id: agencyId }: Caller,
): Promise<NonNullable<SessionUser['hiddenLists']>> {
  if (agencyId === null) return [];
  const { rows } = await database.query<{ value: NonNullable<SessionUser['hiddenLists']>[number] }>(agencyId, {
    text: 'select value from modules_settings_hidden_lists where agency_id = $1 order by position',
    values: [agencyId],
  });
  return rows.map(({ value }) => value);
}
