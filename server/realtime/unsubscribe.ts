import type { FastifyInstance } from 'fastify';
import { realtimeCalls } from '../../schema/areas/tools/calls/realtime.ts';
import type { Database } from '../database/pools.ts';
import { registerCall } from '../plugins/callRoute.ts';

/**
 * Registers the call that ends the subscriptions of the caller's session to a topic, or all of them, on whichever
 * server process they are (AB 7). The connections stay open and the session goes on.
 */
export function registerUnsubscribe(app: FastifyInstance, database: Database): void {
  registerCall(app, realtimeCalls.unsubscribe, async ({ actor: { agencyId, sessionId }, body: { topic } }) => {
    await database.query(agencyId, {
      text: `select pg_notify('greenroom', concat_ws(' ', 'unsubscribe', $1::text, $2::text))`,
      values: [sessionId, topic === undefined ? null : `/queue/${topic}`],
    });
    return {};
  });
}
