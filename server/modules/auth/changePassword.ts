import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { Database } from '../../database/pools.ts';
import { fieldRefusal, invalid, RefusalError } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';
import type { Limiter } from './limiter.ts';
import { hashPassword, isPassword, passwordFault } from './passwords.ts';
import type { Sessions } from './sessions.ts';

interface PasswordBody {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const password = { type: 'string', maxLength: 1000 } as const;
const body = {
  type: 'object',
  required: ['currentPassword', 'newPassword'],
  additionalProperties: false,
  properties: { currentPassword: password, newPassword: password },
} as const;

export interface ChangePasswordDeps {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly clock: () => number;
}

const wrong = () => invalid([fieldRefusal('currentPassword', 'wrongPassword')]);

/**
 * PUT /user/v1/auth/change-password (AB 7): another password for the caller, who has to know the present one; guesses at it
 * count like those of signing in. Every other session of the account ends at once; this one goes on.
 */
export function addChangePassword(app: FastifyInstance, deps: ChangePasswordDeps): void {
  const { database, limiter, sessions, clock } = deps;
  app.put<{ Body: PasswordBody }>(
    '/user/v1/auth/change-password',
    {
      config: { access: 'signedIn' },
      schema: {
        tags: ['auth'],
        summary: "Change the caller's password",
        body,
        response: { 200: answerSchema({ type: 'object' }) },
      },
    },
    async (request) => {
      const { accountId, agencyId, sessionId } = callerOf(request);
      const session = sessionId === null ? null : await sessions.find(sessionId, agencyId);
      if (session === null) throw new RefusalError('unauthenticated', 'notSignedIn');
      const { currentPassword, newPassword } = request.body;
      const ask = async <Row>(text: string, ...values: unknown[]) =>
        (await database.query<Row>(agencyId, { text, values })).rows[0];

      const guess = { email: session.email, address: request.ip };
      await limiter.take(guess);
      const kept = await ask<{ hash: string | null }>('select identity_password($1) as hash', accountId);
      if (!(await isPassword(kept?.hash ?? null, currentPassword))) {
        await limiter.keep(guess);
        throw wrong();
      }
      await limiter.forgive(guess);

      const fault = newPassword === currentPassword ? 'samePassword' : await passwordFault(newPassword);
      if (fault !== null) throw invalid([fieldRefusal('newPassword', fault)]);
      const changed = await ask<{ isDone: boolean }>(
        'select identity_change_password($1, $2, $3, $4, $5) as "isDone"',
        accountId,
        kept?.hash,
        await hashPassword(newPassword),
        sessionId,
        new Date(clock()).toISOString(),
      );
      // Somebody else was faster with the same password.
      if (changed?.isDone !== true) throw wrong();
      return { responseData: {} };
    },
  );
}
