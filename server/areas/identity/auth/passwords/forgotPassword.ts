import type { FastifyInstance } from 'fastify';
import { resetCalls } from '../../../../../schema/areas/identity/calls/passwords.ts';
import { patterns } from '../../../../../schema/rules/patterns.ts';
import type { Background } from '../../../../background.ts';
import type { Database } from '../../../../database/pools.ts';
import { fieldRefusal, invalid } from '../../../../errors.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { normaliseEmail } from '../letters/emails.ts';
import { passwordResetLetter } from '../letters/letters.ts';
import type { AskedMail } from '../letters/mailLimiter.ts';
import { drawCode } from './oneTimeCodes.ts';

interface Known {
  readonly account_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly agency_id: string | null;
  readonly locale: string;
}

/** Dependencies of a forgotten password. */
export interface ForgotPasswordDeps {
  readonly database: Database;
  readonly limit: (asked: AskedMail) => Promise<void>;
  readonly outbox: Outbox;
  readonly background: Background;
  readonly origin: () => string;
  readonly clock: () => number;
}

/**
 * Registers who forgot their password (AB 7): mails a link with which another password can be chosen. Whether or not the
 * email has an account, the answer is the same, and it is given before anybody looks.
 */
export function addForgotPassword(app: FastifyInstance, deps: ForgotPasswordDeps): void {
  const { database, limit, outbox, background, origin, clock } = deps;
  const mailLink = (email: string) => {
    const now = clock();
    const { code, hash, until } = drawCode('passwordReset', now);
    return database.transaction(null, async (connection) => {
      const { rows } = await connection.query<Known>({
        text: 'select * from identity_request_reset($1, $2, $3, $4)',
        values: [email, hash, new Date(now).toISOString(), new Date(until).toISOString()],
      });
      const [known] = rows;
      await outbox.post(connection, {
        agencyId: known?.agency_id ?? null,
        accountId: known?.account_id ?? null,
        to: known?.email ?? null,
        kind: 'passwordReset',
        ...passwordResetLetter(known?.locale ?? 'en', known?.display_name ?? email),
        link: { address: `${origin()}/reset-password?uuid=${code}`, codeHash: hash, until },
      });
    });
  };
  registerCall(app, resetCalls.forgot, async ({ body, request }) => {
    const email = normaliseEmail(body.email);
    if (!patterns.email.regex.test(email)) throw invalid([fieldRefusal('email', 'email')]);
    await limit({ email, address: request.ip });
    background.start(() => mailLink(email));
    return { isSending: outbox.isSending };
  });
}
