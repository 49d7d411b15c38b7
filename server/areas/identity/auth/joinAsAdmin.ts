import { v7 } from 'uuid';
import type { Connection } from '../../../database/pools.ts';
import { normaliseEmail } from './letters/emails.ts';

/** Person who becomes an admin of an agency. */
export interface NewAdmin {
  readonly agencyId: string;
  /** The person's staff record there. */
  readonly staffId: string;
  readonly email: string;
  readonly displayName: string;
}

/**
 * Makes an invited person an admin of an agency, within the caller's transaction: with the account of that email, or a
 * new one without a password yet. Returns the account's id; null if the account can work in no agency. `now` in
 * milliseconds.
 */
export async function joinAsAdmin(connection: Connection, admin: NewAdmin, now: number): Promise<string | null> {
  const { rows } = await connection.query<{ id: string | null }>({
    text: 'select identity_join_as_admin($1, $2, $3, $4, $5, $6) as id',
    values: [
      v7(),
      normaliseEmail(admin.email),
      admin.displayName,
      admin.agencyId,
      admin.staffId,
      new Date(now).toISOString(),
    ],
  });
  return rows[0]?.id ?? null;
}
