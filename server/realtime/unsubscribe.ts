import type { FastifyInstance } from 'fastify';
import { realtimeCalls } from '../../schema/areas/tools/calls/realtime.ts';
import type { Database } from '../database/pools.ts';
import { registerCall } from '../plugins/callRoute.ts';

/**
 * Registers the call that ends what the caller's session follows of a topic, or all of it, at whichever server process it
 * does (AB 7). The connections stay; nobody is signed out by it.
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
