import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';
import type { Sessions } from './sessions.ts';
import { sessionUser, sessionUserSchema } from './sessionUser.ts';

/** GET /user/v1/users/profile (AB 7): the caller, as the sign-in answered. */
export function addProfile(app: FastifyInstance, database: Database, sessions: Sessions): void {
  app.get(
    '/user/v1/users/profile',
    {
      config: { access: 'signedIn' },
      schema: {
        tags: ['auth'],
        summary: 'The caller',
        response: {
          200: { type: 'object', required: ['responseData'], properties: { responseData: sessionUserSchema } },
        },
      },
    },
    async (request) => {
      const { sessionId, agencyId } = callerOf(request);
      const session = sessionId === null ? null : await sessions.find(sessionId, agencyId);
      if (session === null) throw new RefusalError('unauthenticated', 'notSignedIn');
      return { responseData: await sessionUser(database, session) };
    },
  );
}
