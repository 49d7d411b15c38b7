import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../schema/derive/jsonSchema.ts';
import { unsubscribeRoute } from '../../schema/realtime.ts';
import type { Database } from '../database/pools.ts';
import { callerOf } from '../plugins/session.ts';

const body = {
  type: 'object',
  additionalProperties: false,
  properties: { topic: { type: 'string', pattern: '^[A-Za-z.]{1,100}$', description: 'What follows `/queue/`' } },
} as const;

/**
 * POST /user/v1/realtime/unsubscribe (AB 7): ends what the caller's session follows of a topic, or all of it, at whichever
 * server process it does. The connections stay; nobody is signed out by it.
 */
export function registerUnsubscribe(app: FastifyInstance, database: Database): void {
  app.route<{ Body: { readonly topic?: string } }>({
    method: unsubscribeRoute.method,
    url: unsubscribeRoute.path,
    config: { access: 'signedIn' },
    schema: {
      tags: ['realtime'],
      summary: 'Hear no more of a topic, or of any, in this session',
      body,
      response: { 200: answerSchema({ type: 'object' }) },
    },
    handler: async (request) => {
      const { agencyId, sessionId } = callerOf(request);
      const { topic } = request.body;
      await database.query(agencyId, {
        text: `select pg_notify('greenroom', concat_ws(' ', 'unsubscribe', $1::text, $2::text))`,
        values: [sessionId, topic === undefined ? null : `/queue/${topic}`],
      });
      return { responseData: {} };
    },
  });
}
