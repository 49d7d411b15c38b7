import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import { RefusalError } from '../../../errors.ts';
import { callerOf } from '../../../plugins/session.ts';
import { factorCodeLetter } from '../letters.ts';
import type { AskedMail } from '../mailLimiter.ts';
import { readAddressee } from '../ownerNews.ts';
import { findFactor } from './factors.ts';
import { passwordSchema, type OwnFactorDeps } from './ownFactor.ts';
import { pendingLifetime } from './pendingSignIns.ts';
import { newCode } from './recoveryCodes.ts';

const body = {
  type: 'object',
  required: ['password'],
  additionalProperties: false,
  properties: { password: passwordSchema },
} as const;

export interface MailCodeDeps extends OwnFactorDeps {
  /** Counts the mails that somebody asks for. */
  readonly limit: (asked: AskedMail) => Promise<void>;
}

/**
 * POST /user/v1/auth/send-change-2fa-otp (AB 7): mails a code to somebody who is signed in and has lost their phone. It is
 * good for ten minutes, once, and for beginning with another phone alone; a new one voids the former.
 */
export function addMailCode(app: FastifyInstance, deps: MailCodeDeps): void {
  const { database, vault, askPassword, outbox, limit, clock } = deps;
  app.post<{ Body: { password: string } }>(
    '/user/v1/auth/send-change-2fa-otp',
    {
      config: { access: 'signedIn' },
      schema: {
        tags: ['auth'],
        summary: 'Mail a code for another phone',
        body,
        response: { 200: answerSchema({ type: 'object' }) },
      },
    },
    async (request) => {
      const { session } = await askPassword(request, request.body.password, 'password');
      const { accountId } = callerOf(request);
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
      return { responseData: {} };
    },
  );
}
