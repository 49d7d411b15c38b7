import type { FastifyInstance } from 'fastify';
import { answerSchema, pageSchema } from '../../../schema/derive/jsonSchema.ts';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';
import { countedPageOf, searchBody, windowOf, type Counted, type SearchQuery } from '../../paging.ts';
import { bearerOf, callerOf } from '../../plugins/session.ts';
import type { Sessions } from './sessions.ts';
import { enteredSchema, type SendEntered } from './signedIn.ts';
import type { Tokens } from './tokens.ts';

interface AgencyRow extends Counted {
  readonly id: string;
  readonly name: string;
}

const id = { type: 'string', format: 'uuid' } as const;
const agency = { type: 'object', properties: { id, name: { type: 'string' } } } as const;
const tags = ['auth'];
const config = { access: 'signedIn' } as const;

export interface AgencyChoiceDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'enter' | 'owesFactor'>;
  readonly tokens: Tokens;
  readonly send: SendEntered;
}

/**
 * Where somebody works (design 6). `POST /user/v1/auth/agencies/list`: the agencies that the caller may work in, by name;
 * all open ones for a super admin. `PUT /user/v1/auth/agency` goes on in one of them, or (a super admin) in none, and
 * answers with a token for there, good for as long as the caller's own: those of the former agency are refused from then on. What may not be entered is answered as
 * if it were not there; who lacks the second factor that it asks for is told so (`factorDue`), to set it up where they are.
 */
export function addAgencyChoice(app: FastifyInstance, { database, sessions, tokens, send }: AgencyChoiceDeps): void {
  app.post<{ Body: SearchQuery | null }>(
    '/user/v1/auth/agencies/list',
    {
      config,
      schema: {
        tags,
        summary: 'Where the caller may work',
        body: searchBody,
        response: { 200: answerSchema(pageSchema(agency)) },
      },
    },
    async (request) => {
      const { accountId, agencyId } = callerOf(request);
      const window = windowOf(request.body);
      const { rows } = await database.query<AgencyRow>(agencyId, {
        text: 'select * from identity_agencies_of($1, $2, $3, $4)',
        values: [accountId, request.body?.keyword?.trim() ?? '', window.most, window.skipped],
      });
      return { responseData: countedPageOf(window, rows) };
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
        response: { 200: enteredSchema },
      },
    },
    async (request, reply) => {
      const { sessionId, accountId, role } = callerOf(request);
      const { agencyId } = request.body;
      if (role === 'app_admin') throw new RefusalError('forbidden', 'notAllowed');
      const held = await tokens.readAccess(bearerOf(request) ?? '');
      if (held === null) throw new RefusalError('unauthenticated', 'notSignedIn');
      const session = sessionId === null ? null : await sessions.enter(sessionId, agencyId);
      if (session === null && agencyId !== null && (await sessions.owesFactor(accountId, agencyId))) {
        throw new RefusalError('forbidden', 'factorDue');
      }
      if (session === null) throw new RefusalError('notFound', 'notFound');
      const claims = { ...held, agencyId: session.agency_id };
      const { refresh_counter: refreshCounter, refreshed_at: refreshedAt } = session;
      const token = await tokens.signAccess({ ...claims, refreshCounter, refreshedAt });
      return send(reply, session, { token, claims });
    },
  );
}
