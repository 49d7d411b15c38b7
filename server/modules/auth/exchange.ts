import type { FastifyInstance } from 'fastify';
import { RefusalError } from '../../errors.ts';
import { bearerOf } from '../../plugins/session.ts';
import type { Sessions } from './sessions.ts';
import { signedInSchema, type SendSignedIn } from './signedIn.ts';
import type { Tokens } from './tokens.ts';

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
  readonly send: SendSignedIn;
}

/**
 * POST /user/v1/auth/exchange-token: the sign-in path for who has a ready access token (AB 7). Answers like signing in, for
 * the session that the token names, as long as that lives.
 */
export function addExchange(app: FastifyInstance, { tokens, sessions, send }: ExchangeDeps): void {
  app.post<{ Body: ExchangeBody }>(
    '/user/v1/auth/exchange-token',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], summary: 'Sign in by an access token', body, response: { 200: signedInSchema } },
    },
    async (request, reply) => {
      const token = request.body?.access_token ?? bearerOf(request);
      const claims = token === undefined ? null : await tokens.readAccess(token);
      const session = claims && (await sessions.find(claims.sessionId, claims.agencyId));
      if (session === null) throw new RefusalError('unauthenticated', 'notSignedIn');
      return send(reply, session);
    },
  );
}
