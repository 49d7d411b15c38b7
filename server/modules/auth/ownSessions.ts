import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';

interface Row {
  readonly id: string;
  readonly created_at: number;
  readonly last_used_at: number;
  readonly expires_at: number;
  readonly address: string | null;
  readonly user_agent: string | null;
}

const id = { type: 'string', format: 'uuid' } as const;
const moment = { type: 'integer' } as const;
const text = { type: ['string', 'null'] } as const;
const session = {
  type: 'object',
  properties: {
    id,
    isCurrent: { type: 'boolean' },
    createdAt: moment,
    lastUsedAt: moment,
    expiresAt: moment,
    address: text,
    userAgent: text,
  },
} as const;
const tags = ['auth'];
const config = { access: 'signedIn' } as const;

/**
 * GET /user/v1/auth/sessions: where the caller is signed in, the last used first. DELETE ends all but the present one at
 * once, with their open pages; DELETE of one ends that, and answers 404 where it is nobody's, another's or over.
 * @param clock milliseconds since the epoch
 */
export function addOwnSessions(app: FastifyInstance, database: Database, clock: () => number): void {
  const now = () => new Date(clock()).toISOString();
  app.get(
    '/user/v1/auth/sessions',
    {
      config,
      schema: {
        tags,
        summary: 'Where the caller is signed in',
        response: { 200: answerSchema({ type: 'array', items: session }) },
      },
    },
    async (request) => {
      const { accountId, agencyId, sessionId } = callerOf(request);
      const { rows } = await database.query<Row>(agencyId, {
        text: 'select * from identity_own_sessions($1, $2)',
        values: [accountId, now()],
      });
      return {
        responseData: rows.map((row) => ({
          id: row.id,
          isCurrent: row.id === sessionId,
          createdAt: row.created_at,
          lastUsedAt: row.last_used_at,
          expiresAt: row.expires_at,
          address: row.address,
          userAgent: row.user_agent,
        })),
      };
    },
  );

  app.delete(
    '/user/v1/auth/sessions',
    {
      config,
      schema: {
        tags,
        summary: 'Sign the caller out everywhere else',
        response: { 200: answerSchema({ type: 'object' }) },
      },
    },
    async (request) => {
      const { accountId, agencyId, sessionId } = callerOf(request);
      await database.query(agencyId, {
        text: 'select identity_revoke_other_sessions($1, $2, $3)',
        values: [accountId, sessionId, now()],
      });
      return { responseData: {} };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/user/v1/auth/sessions/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Sign the caller out elsewhere',
        params: { type: 'object', required: ['id'], properties: { id } },
        response: { 200: answerSchema({ type: 'object' }) },
      },
    },
    async (request) => {
      const { accountId, agencyId } = callerOf(request);
      const { rows } = await database.query<{ isEnded: boolean }>(agencyId, {
        text: 'select identity_revoke_session($1, $2, $3) as "isEnded"',
        values: [accountId, request.params.id, now()],
      });
      if (rows[0]?.isEnded !== true) throw new RefusalError('notFound', 'notFound');
      return { responseData: {} };
    },
  );
}
