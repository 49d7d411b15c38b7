import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../../schema/access/access.ts';
import { ownAccountCalls } from '../../../../../schema/areas/identity/calls/ownAccount.ts';
import type { Database } from '../../../../database/pools.ts';
import { RefusalError } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import type { Sessions } from './sessions.ts';
import { sessionUser, type Caller } from './sessionUser.ts';

/** Returns the person of an API key in its agency; null if they may no longer work there. */
async function callerByKey(database: Database, { accountId, agencyId, role }: Actor): Promise<Caller | null> {
  const { rows } = await database.query<Omit<Caller, 'id' | 'role'>>(agencyId, {
    text: `select a.account_id, a.agency_id, a.staff_id, a.time_zone, p.*, d.* from identity_actor($1) a
      cross join lateral identity_person(a.account_id) p
      left join lateral identity_agency_defaults(a.agency_id) d on true`,
    values: [accountId],
  });
  return rows[0] ? { ...rows[0], id: null, role: role as Caller['role'] } : null;
}

/** Registers the caller's profile: the same data as in the answer to signing in (AB 7). */
export function addProfile(app: FastifyInstance, database: Database, sessions: Sessions): void {
  const callerOf = async (actor: Actor): Promise<Caller | null> => {
    if (actor.via) return callerByKey(database, actor);
    return actor.sessionId === null ? null : sessions.find(actor.sessionId, actor.agencyId);
  };
  registerCall(app, ownAccountCalls.profile, async ({ actor }) => {
    const caller = await callerOf(actor);
    if (caller === null) throw new RefusalError('unauthenticated', 'notSignedIn');
    return sessionUser(database, caller);
  });
}
