import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../../errors.ts';
import { clearCookies, type SessionCookies } from './sessionCookies.ts';
import type { Sessions } from './sessions.ts';
import { signedInSchema, type SendSignedIn } from './signedIn.ts';
import type { Tokens } from './tokens.ts';

/** The body of calls that may carry the refresh token, for clients without cookies. */
export const refreshBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { refresh_token: { type: ['string', 'null'], maxLength: 400 } },
} as const;

export type RefreshBody = { readonly refresh_token?: string | null } | null | undefined;

/** The refresh token of a request: that of the body, else that of the cookie. */
export function presentedToken(request: FastifyRequest<{ Body: RefreshBody }>, cookies: SessionCookies) {
  return request.body?.refresh_token ?? cookies.refresh.read(request);
}

export interface RefreshDeps {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly send: SendSignedIn;
}

/**
 * POST /user/v1/auth/refresh-token (AB 7): exchanges the refresh token for new tokens. For a minute the former one gives
 * the same answer; an older one means that somebody else has a copy, and ends the session for both. A session without the
 * second factor that an agency has come to ask for ends here too (`factorDue`).
 */
export function addRefresh(app: FastifyInstance, { tokens, sessions, cookies, send }: RefreshDeps): void {
  app.post<{ Body: RefreshBody }>(
    '/user/v1/auth/refresh-token',
    {
      config: { access: 'public' },
      schema: {
        tags: ['auth'],
        summary: 'Exchange the refresh token',
        body: refreshBody,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      const token = presentedToken(request, cookies);
      const claims = token === undefined ? null : await tokens.readRefresh(token);
      const session = claims && (await sessions.rotate(claims.sessionId, claims.counter));
      if (session === null) {
        clearCookies(cookies, reply);
        const isDue = claims !== null && (await sessions.endedForFactor(claims.sessionId));
        throw new RefusalError('unauthenticated', isDue ? 'factorDue' : 'notSignedIn');
      }
      return send(reply, session);
    },
  );
}
