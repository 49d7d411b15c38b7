import type { FastifyInstance } from 'fastify';
import { ownAccountCalls } from '../../../../../schema/areas/identity/calls/ownAccount.ts';
import type { Database } from '../../../../database/pools.ts';
import { RefusalError } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';

interface Row {
  readonly id: string;
  readonly created_at: number;
  readonly last_used_at: number;
  readonly expires_at: number;
  readonly address: string | null;
  readonly user_agent: string | null;
}

/**
 * Registers the caller's sessions, most recently used first, and ending them: all but the present one at once, with
 * their open pages, or one, with a 404 if it does not exist, is another account's or has ended.
 * @param clock milliseconds since the epoch
 */
export function addOwnSessions(app: FastifyInstance, database: Database, clock: () => number): void {
  const now = () => new Date(clock()).toISOString();
  registerCall(app, ownAccountCalls.sessions, async ({ actor: { accountId, agencyId, sessionId } }) => {
    const { rows } = await database.query<Row>(agencyId, {
      text: 'select * from identity_own_sessions($1, $2)',
      values: [accountId, now()],
    });
    return rows.map((row) => ({
      id: row.id,
      isCurrent: row.id === sessionId,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
      address: row.address,
      userAgent: row.user_agent,
    }));
  });

  registerCall(app, ownAccountCalls.endOtherSessions, async ({ actor: { accountId, agencyId, sessionId } }) => {
    await database.query(agencyId, {
      text: 'select identity_revoke_other_sessions($1, $2, $3)',
      values: [accountId, sessionId, now()],
    });
    return {};
  });

  registerCall(app, ownAccountCalls.endSession, async ({ actor: { accountId, agencyId }, params }) => {
    const { rows } = await database.query<{ isEnded: boolean }>(agencyId, {
      text: 'select identity_revoke_session($1, $2, $3) as "isEnded"',
      values: [accountId, params.id, now()],
    });
    if (rows[0]?.isEnded !== true) throw new RefusalError('notFound', 'notFound');
    return {};
  });
}
