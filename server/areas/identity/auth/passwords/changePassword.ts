import type { FastifyInstance } from 'fastify';
import { ownAccountCalls } from '../../../../../schema/areas/identity/calls/ownAccount.ts';
import type { Database } from '../../../../database/pools.ts';
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

/**
 * Registers the change of the caller's password (AB 7), which requires the present one; wrong ones are counted like
 * those of signing in. Every other session of the account ends at once; this one goes on. The account's owner is
 * notified by mail.
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
    await database.transaction(agencyId, async (connection) => {
      const { rows } = await connection.query<{ isDone: boolean }>({
        text: 'select identity_change_password($1, $2, $3, $4, $5) as "isDone"',
        values: [accountId, hash, newHash, sessionId, new Date(clock()).toISOString()],
      });
      // A concurrent change with the same password was faster.
      if (rows[0]?.isDone !== true) throw wrongPassword('currentPassword');
      await mailPasswordChange(connection, outbox, accountId);
    });
    return {};
  });
}
