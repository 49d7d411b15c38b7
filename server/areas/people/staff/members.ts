import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { WireRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';

/**
 * Issues a code with which a member of an agency accepts, in the place of any former one, and posts the mail with it.
 */
export type Invite = (connection: Connection, invitation: { agencyId: string; accountId: string }) => Promise<unknown>;

/** Counts an invitation that is sent again before it is sent; refuses with 429 where there were too many. */
export type LimitInvitations = <T>(
  sent: { readonly accountId: string; readonly agencyId: string; readonly staffId: string },
  send: () => Promise<T>,
) => Promise<T>;

interface Again {
  readonly account_id: string | null;
  readonly outcome: 'invited' | 'noAccount' | 'accepted' | 'suspended' | 'forbidden' | 'existed';
}

const emailOf = (record: WireRecord) => String(record['email']).normalize('NFC').trim().toLowerCase();

/**
 * Makes a person with a staff record a member of the actor's agency, pending acceptance, under the account of their
 * email, and invites them. Throws a 400 under `email` if that account is a member already.
 */
export async function inviteMember(
  engine: Engine,
  invite: Invite,
  actor: Actor,
  connection: Connection,
  record: WireRecord,
  granted: Actor['levels'],
): Promise<void> {
  const { rows } = await connection.query<{ accountId: string | null }>({
    text: 'select identity_add_staff($1, $2, $3, $4, $5, $6, $7) as "accountId"',
    values: [
      record.id,
      v7(),
      emailOf(record),
      record['displayName'],
      JSON.stringify(granted),
      record['timezoneId'],
      new Date(engine.clock()).toISOString(),
    ],
  });
  const { accountId = null } = rows[0] ?? {};
  if (accountId === null) throw invalid([fieldRefusal('email', 'emailExisted')]);
  await invite(connection, { agencyId: agencyOf(actor), accountId });
}

const refusals: Readonly<Record<Exclude<Again['outcome'], 'invited' | 'noAccount'>, () => RefusalError>> = {
  accepted: () => new RefusalError('invalid', 'alreadyAccepted'),
  suspended: () => new RefusalError('invalid', 'suspended'),
  forbidden: () => new RefusalError('forbidden', 'notAllowed'),
  existed: () => invalid([fieldRefusal('email', 'emailExisted')]),
};

/**
 * Repeats an invitation to the record's present email; the former link becomes invalid. A person without an account
 * gets one without rights. Throws a 400 if the invitation was accepted or the account is suspended.
 */
export async function inviteAgain(
  engine: Engine,
  invite: Invite,
  actor: Actor,
  connection: Connection,
  record: WireRecord,
): Promise<void> {
  const now = new Date(engine.clock()).toISOString();
  const { rows } = await connection.query<Again>({
    text: 'select * from identity_invite_again($1, $2, $3, $4, $5, $6)',
    values: [record.id, v7(), emailOf(record), record['displayName'], passesFeatureChecks(actor), now],
  });
  const { outcome = 'noAccount', account_id: accountId = null } = rows[0] ?? {};
  if (outcome === 'noAccount') return inviteMember(engine, invite, actor, connection, record, {});
  if (outcome !== 'invited') throw refusals[outcome]();
  if (accountId !== null) await invite(connection, { agencyId: agencyOf(actor), accountId });
}
