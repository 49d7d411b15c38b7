import type { FastifyInstance } from 'fastify';
import { RefusalError } from '../../errors.ts';
import { bearerOf } from '../../plugins/session.ts';
import type { Sessions } from './sessions.ts';
import { enteredSchema, type SendEntered } from './signedIn.ts';
import { requireSameAgency, type Tokens } from './tokens.ts';

type ExchangeBody = { readonly access_token?: string | null } | null | undefined;

const body = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    access_token: { type: ['string', 'null'], maxLength: 2000, description: 'Unless it comes as the bearer' },
    user: { description: 'Ignored: who somebody is stands in the token and the database' },
    expiresIn: { description: 'Ignored: so does how long' },
  },
} as const;

export interface ExchangeDeps {
  readonly tokens: Tokens;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly send: SendEntered;
}

/**
 * POST /user/v1/auth/exchange-token: the sign-in path for who has a ready access token (AB 7). Answers whose it is, for as
 * long as token and session live, and gives nothing that outlives the token. Refuses a token of a former agency.
 */
export function addExchange(app: FastifyInstance, { tokens, sessions, send }: ExchangeDeps): void {
  app.post<{ Body: ExchangeBody }>(
    '/user/v1/auth/exchange-token',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], summary: 'Sign in by an access token', body, response: { 200: enteredSchema } },
    },
    async (request, reply) => {
      const token = request.body?.access_token ?? bearerOf(request);
      const claims = token === undefined ? null : await tokens.readAccess(token);
      const session = claims && (await sessions.find(claims.sessionId, claims.agencyId));
      if (token === undefined || !claims || !session) throw new RefusalError('unauthenticated', 'notSignedIn');
      requireSameAgency(session.agency_id, claims);
      return send(reply, session, { token, claims });
    },
  );
}
