import type { FastifyInstance } from 'fastify';
import { ownFactorCalls } from '../../../../../schema/areas/identity/calls/secondFactor.ts';
import { RefusalError } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { factorCodeLetter } from '../letters/letters.ts';
import type { AskedMail } from '../letters/mailLimiter.ts';
import { readAddressee } from '../letters/ownerMail.ts';
import { findFactor } from './factors.ts';
import type { OwnFactorDeps } from './ownFactor.ts';
import { pendingLifetime } from './pendingSignIns.ts';
import { newCode } from './recoveryCodes.ts';

/** Dependencies of mailing a code. */
export interface MailCodeDeps extends OwnFactorDeps {
  /** Limits the mails sent on request. */
  readonly limit: (asked: AskedMail) => Promise<void>;
}

/**
 * Registers the mail with a code for a signed-in person who has lost their phone (AB 7). The code is valid for ten
 * minutes, once, and only for setting up another phone; a new one voids the former.
 */
export function addMailCode(app: FastifyInstance, deps: MailCodeDeps): void {
  const { database, vault, askPassword, outbox, limit, clock } = deps;
  registerCall(app, ownFactorCalls.mailCode, async ({ actor: { accountId }, body: { password }, request }) => {
    const { session } = await askPassword(request, password, 'password');
    if ((await findFactor(database, accountId)).secret === null) throw new RefusalError('invalid', 'factorOff');
    await limit({ email: session.email, address: request.ip });
    const code = newCode();
    const codeHash = await vault.hash(code, accountId);
    const until = clock() + pendingLifetime;
    await database.transaction(null, async (connection) => {
      await connection.query({
        text: 'select identity_put_mail_code($1, $2, $3)',
        values: [accountId, codeHash, new Date(until).toISOString()],
      });
      const { email, name, agencyId, locale } = await readAddressee(connection, accountId);
      await outbox.post(connection, {
        agencyId,
        accountId,
        to: email,
        kind: 'factorCode',
        ...factorCodeLetter(locale, name),
        // Like a link it is kept apart, and is not read in the outbox once it was sent or its time is over.
        link: { address: code, codeHash, until },
      });
    });
    return {};
  });
}
