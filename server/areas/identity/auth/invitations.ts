import type { Connection } from '../../../database/pools.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { joinAsAdmin, type NewAdmin } from './joinAsAdmin.ts';
import { invitationLetter } from './letters/letters.ts';
import { drawCode } from './passwords/oneTimeCodes.ts';

/** Account that is invited, and the inviting agency. */
export interface Invitation {
  /** The agency that the connection is bound to; null for a role above the agencies, on a connection bound to none. */
  readonly agencyId: string | null;
  readonly accountId: string;
}

/** Sends invitations. */
export interface Invitations {
  /**
   * Issues the invitation code, valid for seven days and replacing any former one, and posts the mail with the link; in
   * the caller's transaction. The membership must exist, with `invited_at` set: it gives no access until the person
   * accepts. An account without an agency is invited while it has a product role and no password.
   * Returns the link if no mail server takes the mail, so that somebody has to hand it over; else null.
   * @throws Error if there is nothing to accept
   */
  invite(connection: Connection, invitation: Invitation): Promise<string | null>;
  /**
   * Makes a person the first admin of a new agency and invites them, in the caller's transaction. Returns null if the
   * account of that email cannot join an agency.
   */
  inviteAdmin(connection: Connection, admin: NewAdmin): Promise<{ readonly link: string | null } | null>;
}

/** Dependencies of invitations. */
export interface InvitationDeps {
  readonly outbox: Outbox;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The origin that links begin with. */
  readonly origin: () => string;
}

interface Invited {
  readonly email: string;
  readonly agency_name: string | null;
  readonly locale: string;
}

/** Invitations to an agency, or to a role above them (AB 2, /staff/set-password/{code}). */
export function createInvitations({ outbox, clock, origin }: InvitationDeps): Invitations {
  const invite: Invitations['invite'] = async (connection, { agencyId, accountId }) => {
    const now = clock();
    const { code, hash, until } = drawCode('invitation', now);
    const { rows } = await connection.query<Invited>({
      text: 'select email, agency_name, locale from identity_invite($1, $2, $3, $4)',
      values: [accountId, hash, new Date(now).toISOString(), new Date(until).toISOString()],
    });
    const [invited] = rows;
    if (invited === undefined) throw new Error(`account ${accountId} has nothing to accept`);
    const { email, agency_name: agencyName, locale } = invited;
    const address = `${origin()}/staff/set-password/${code}`;
    await outbox.post(connection, {
      agencyId,
      accountId,
      to: email,
      kind: 'invitation',
      ...invitationLetter(locale, agencyName),
      link: { address, codeHash: hash, until },
    });
    return outbox.isSending ? null : address;
  };
  return {
    invite,
    inviteAdmin: async (connection, admin) => {
      const accountId = await joinAsAdmin(connection, admin, clock());
      if (accountId === null) return null;
      return { link: await invite(connection, { agencyId: admin.agencyId, accountId }) };
    },
  };
}
