import type { FastifyInstance } from 'fastify';
import { resetCalls } from '../../../../../schema/areas/identity/calls/passwords.ts';
import type { Database } from '../../../../database/pools.ts';
import { fieldRefusal, invalid } from '../../../../errors.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { hashToken } from '../firstAdmin.ts';
import type { GuessLimiter } from '../sign-in/guessLimiter.ts';
import { holderOf, type CodeHolder } from './oneTimeCodes.ts';
import { mailPasswordChange } from './passwordMail.ts';
import { hashPassword } from '../../../../passwordHash.ts';
import { passwordRefusal } from './passwords.ts';

/** Dependencies of resetting a password. */
export interface ResetPasswordDeps {
  readonly database: Database;
  readonly limiter: GuessLimiter;
  readonly outbox: Outbox;
  readonly clock: () => number;
}

const refused = () => invalid([fieldRefusal('uuid', 'linkOver')]);

/**
 * Registers choosing another password with the code of a mail, and the account of a valid code (AB 7). Every session and
 * every API key of the account ends at once, and its owner is notified by mail.
 */
export function addResetPassword(app: FastifyInstance, deps: ResetPasswordDeps): void {
  const { database, limiter, outbox, clock } = deps;
  const holder = async (code: string): Promise<CodeHolder> => {
    const found = await holderOf(database, code, 'passwordReset', clock());
    if (found === null) throw refused();
    return found;
  };

  registerCall(app, resetCalls.check, async ({ query, reply }) => {
    const { email, displayName, passwordLength } = await holder(query.uuid);
    void reply.header('cache-control', 'no-store');
    return { email, displayName, passwordLength };
  });

  registerCall(app, resetCalls.reset, async ({ body: { uuid: code, newPassword } }) => {
    const { accountId, email, passwordLength } = await holder(code);
    const fault = await passwordRefusal('newPassword', newPassword, passwordLength);
    if (fault !== null) throw invalid([fault]);
    const passwordHash = await hashPassword(newPassword);
    await database.transaction(null, async (connection) => {
      const { rows } = await connection.query<{ isDone: boolean }>({
        text: 'select identity_reset_password($1, $2, $3) as "isDone"',
        values: [hashToken(code), passwordHash, new Date(clock()).toISOString()],
      });
      if (rows[0]?.isDone !== true) throw refused();
      await mailPasswordChange(connection, outbox, accountId, 'keysEnded');
    });
    // After too many wrong guesses, signing in with the new one is possible at once.
    await limiter.startAnew(email);
    return {};
  });
}
