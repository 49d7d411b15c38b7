import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../../database/pools.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../../errors.ts';
import { callerOf } from '../../../../plugins/session.ts';
import type { GuessLimiter } from '../sign-in/guessLimiter.ts';
import { isPassword } from '../../../../passwordHash.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';

/** Dependencies of checking one's own password. */
export interface OwnPasswordDeps {
  readonly database: Database;
  readonly limiter: GuessLimiter;
  readonly sessions: Pick<Sessions, 'find'>;
}

/**
 * Asks a signed-in person for their password again; wrong ones count like those from a known device. Returns the
 * session and the hash of the checked password.
 * @param field the field of the error for a wrong one
 */
export type AskPassword = (
  request: FastifyRequest,
  password: string,
  field: string,
) => Promise<{ readonly session: Session; readonly hash: string }>;

/** The refusal of a password that is not the caller's. */
export const wrongPassword = (field: string) => invalid([fieldRefusal(field, 'wrongPassword')]);

/** Creates the check of the signed-in person's own password. */
export function askOwnPassword({ database, limiter, sessions }: OwnPasswordDeps): AskPassword {
  return async (request, password, field) => {
    const { accountId, agencyId, sessionId } = callerOf(request);
    const session = sessionId === null ? null : await sessions.find(sessionId, agencyId);
    if (session === null) throw new RefusalError('unauthenticated', 'notSignedIn');
    const guess = { email: session.email, address: request.ip, device: `session ${session.id}` };
    await limiter.take(guess);
    const { rows } = await database.query<{ hash: string | null }>(agencyId, {
      text: 'select identity_password($1) as hash',
      values: [accountId],
    });
    const hash = rows[0]?.hash ?? null;
    if (!(await isPassword(hash, password)) || hash === null) {
      await limiter.keep(guess);
      throw wrongPassword(field);
    }
    await limiter.giveBack(guess);
    return { session, hash };
  };
}
