import type { Database } from '../../database/pools.ts';
import type { Session } from './sessions.ts';

/** The person of a session as clients know it (AB 3, Session user). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly displayName: string;
  readonly avatar: string | null;
  readonly agencyId: string | null;
  readonly agencyDisplayName: string | null;
  readonly staffId: string | null;
  readonly timezone: { readonly id: string };
}

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

/** JSON Schema of a session user, for the documented answers. */
export const sessionUserSchema = {
  type: 'object',
  required: ['id', 'email', 'role', 'displayName', 'timezone'],
  properties: {
    id: text,
    email: text,
    role: { type: 'string', enum: ['agency', 'staff', 'app_admin', 'super_admin'] },
    displayName: text,
    avatar: textOrNull,
    agencyId: textOrNull,
    agencyDisplayName: textOrNull,
    staffId: textOrNull,
    timezone: { type: 'object', required: ['id'], properties: { id: text } },
  },
} as const;

/** The person of a session; in an agency under the name and picture of their staff record, where they have one. */
export async function sessionUser(database: Database, session: Session): Promise<SessionUser> {
  const face = await readFace(database, session);
  return {
    id: session.account_id,
    email: session.email,
    role: session.role,
    displayName: face?.label ?? session.display_name,
    avatar: face?.avatar ?? null,
    agencyId: session.agency_id,
    agencyDisplayName: session.agency_name,
    staffId: session.staff_id,
    timezone: { id: session.time_zone },
  };
}

async function readFace(database: Database, { agency_id: agencyId, staff_id: staffId }: Session) {
  if (agencyId === null || staffId === null) return null;
  const { rows } = await database.query<{ label: string; avatar: string | null }>(agencyId, {
    text: 'select label, avatar from record where agency_id = $1 and id = $2',
    values: [agencyId, staffId],
  });
  return rows[0] ?? null;
}
