import type { FastifyInstance } from 'fastify';
import { ownAccountCalls } from '../../../../../schema/areas/identity/calls/ownAccount.ts';
import type { Connection, Database } from '../../../../database/pools.ts';
import { fieldRefusal, invalid } from '../../../../errors.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { wrongPassword, type AskPassword } from './ownPassword.ts';
import { readPasswordLength, mailPasswordChange } from './passwordMail.ts';
import { hashPassword } from '../../../../passwordHash.ts';
import { passwordRefusal } from './passwords.ts';

/** Dependencies of changing a password. */
export interface ChangePasswordDeps {
  readonly database: Database;
  readonly askPassword: AskPassword;
  readonly outbox: Outbox;
  readonly clock: () => number;
}

/** Returns the number of a person's API keys in an agency that can be used. */
async function countKeys(connection: Connection, agencyId: string, accountId: string, now: number): Promise<number> {
  const { rows } = await connection.query<{ total: number }>({
    text: `select count(*) as total from api_key
      where agency_id = $1 and account_id = $2 and revoked_at is null and expires_at > $3`,
    values: [agencyId, accountId, new Date(now).toISOString()],
  });
  return rows[0]?.total ?? 0;
}

/**
 * Registers the change of the caller's password (AB 7), which requires the present one; wrong ones are counted like
 * those of signing in. Every other session of the account ends at once; this one and API keys go on. The account's owner
 * is notified by mail.
 */
export function addChangePassword(app: FastifyInstance, deps: ChangePasswordDeps): void {
  const { database, askPassword, outbox, clock } = deps;
  registerCall(app, ownAccountCalls.changePassword, async ({ actor, body, request }) => {
    const { accountId, agencyId, sessionId } = actor;
    const { currentPassword, newPassword } = body;
    const { hash } = await askPassword(request, currentPassword, 'currentPassword');

    const length = await readPasswordLength(database, accountId);
    const fault =
      newPassword === currentPassword
        ? fieldRefusal('newPassword', 'samePassword')
        : await passwordRefusal('newPassword', newPassword, length);
    if (fault !== null) throw invalid([fault]);
    const newHash = await hashPassword(newPassword);
    return database.transaction(agencyId, async (connection) => {
      const { rows } = await connection.query<{ isDone: boolean }>({
        text: 'select identity_change_password($1, $2, $3, $4, $5) as "isDone"',
        values: [accountId, hash, newHash, sessionId, new Date(clock()).toISOString()],
      });
      // A concurrent change with the same password was faster.
      if (rows[0]?.isDone !== true) throw wrongPassword('currentPassword');
      const keptKeys = agencyId === null ? 0 : await countKeys(connection, agencyId, accountId, clock());
      await mailPasswordChange(connection, outbox, accountId, keptKeys > 0 ? 'keysStay' : null);
      return { keptKeys };
    });
  });
}
