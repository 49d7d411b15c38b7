import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { defaultPageSize, maximumPageSize } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';
import type { Sessions } from './sessions.ts';
import { signedInSchema, type SendSignedIn } from './signedIn.ts';

interface ListBody {
  readonly keyword?: string;
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

const id = { type: 'string', format: 'uuid' } as const;
const listBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    keyword: { type: 'string', maxLength: 200 },
    pageIndex: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    pageSize: { type: 'integer', minimum: 1, maximum: maximumPageSize },
  },
} as const;
const agency = { type: 'object', properties: { id, name: { type: 'string' } } } as const;
const list = {
  type: 'object',
  properties: {
    data: { type: 'array', items: agency },
    loadMore: { type: 'boolean' },
    nextPageIndex: { type: ['integer', 'null'] },
  },
} as const;
const tags = ['auth'];
const config = { access: 'signedIn' } as const;

export interface AgencyChoiceDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'enter'>;
  readonly send: SendSignedIn;
}

/**
 * Where somebody works (design 6). `POST /user/v1/auth/agencies/list`: the agencies that the caller may work in, by name;
 * all open ones for a super admin. `PUT /user/v1/auth/agency` goes on in one of them, or (a super admin) in none, and
 * answers like signing in: tokens of the former agency are refused from then on. What may not be entered is answered as
 * if it were not there.
 */
export function addAgencyChoice(app: FastifyInstance, { database, sessions, send }: AgencyChoiceDeps): void {
  app.post<{ Body: ListBody | null }>(
    '/user/v1/auth/agencies/list',
    {
      config,
      schema: {
        tags,
        summary: 'Where the caller may work',
        body: listBody,
        response: { 200: answerSchema(list) },
      },
    },
    async (request) => {
      const { accountId, agencyId } = callerOf(request);
      const { keyword = '', pageIndex = 0, pageSize = defaultPageSize } = request.body ?? {};
      const { rows } = await database.query<{ id: string; name: string; total: number }>(agencyId, {
        text: 'select * from identity_agencies_of($1, $2, $3, $4)',
        values: [accountId, keyword.trim(), pageSize, pageIndex * pageSize],
      });
      const hasMore = pageIndex * pageSize + rows.length < (rows[0]?.total ?? 0);
      return { responseData: { data: rows, loadMore: hasMore, nextPageIndex: hasMore ? pageIndex + 1 : null } };
    },
  );

  app.put<{ Body: { agencyId: string | null } }>(
    '/user/v1/auth/agency',
    {
      config,
      schema: {
        tags,
        summary: 'Work in another agency, or in none',
        body: {
          type: 'object',
          required: ['agencyId'],
          additionalProperties: false,
          properties: { agencyId: { type: ['string', 'null'], format: 'uuid' } },
        },
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      const { sessionId, role } = callerOf(request);
      if (role === 'app_admin') throw new RefusalError('forbidden', 'notAllowed');
      const session = sessionId === null ? null : await sessions.enter(sessionId, request.body.agencyId);
      if (session === null) throw new RefusalError('notFound', 'notFound');
      return send(reply, session);
    },
  );
}
