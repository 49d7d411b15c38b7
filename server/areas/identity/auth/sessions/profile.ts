import type { FastifyInstance } from 'fastify';
import { ownAccountCalls } from '../../../../../schema/areas/identity/calls/ownAccount.ts';
import type { Database } from '../../../../database/pools.ts';
import { RefusalError } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import type { Sessions } from './sessions.ts';
import { sessionUser } from './sessionUser.ts';

/** Registers the caller's profile: the same data as in the answer to signing in (AB 7). */
export function addProfile(app: FastifyInstance, database: Database, sessions: Sessions): void {
  registerCall(app, ownAccountCalls.profile, async ({ actor: { sessionId, agencyId } }) => {
    const session = sessionId === null ? null : await sessions.find(sessionId, agencyId);
    if (session === null) throw new RefusalError('unauthenticated', 'notSignedIn');
    return sessionUser(database, session);
  });
}
