import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import type { CallBody } from '../../../../../schema/language/call.ts';
import { RefusalError } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { clearCookies, type SessionCookies } from '../sessions/sessionCookies.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SendSignedIn } from '../sessions/signedIn.ts';
import type { Tokens } from '../sessions/tokens.ts';

type RefreshBody = CallBody<typeof signInCalls.refresh> | undefined;

/** The refresh token of a request: that of the body, else that of the cookie. */
export function presentedToken(body: RefreshBody, request: FastifyRequest, cookies: SessionCookies) {
  return body?.refresh_token ?? cookies.refresh.read(request);
}

/** Dependencies of refreshing tokens. */
export interface RefreshDeps {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly send: SendSignedIn;
}

/**
 * Registers the exchange of the refresh token for new tokens (AB 7). For a minute the former one gives the same answer;
 * a later reuse means that the token was copied, and ends the session for both. A session without a second factor that
 * has become required ends here too (`factorDue`).
 */
export function addRefresh(app: FastifyInstance, { tokens, sessions, cookies, send }: RefreshDeps): void {
  registerCall(app, signInCalls.refresh, async ({ body, request, reply }) => {
    const token = presentedToken(body, request, cookies);
    const claims = token === undefined ? null : await tokens.readRefresh(token);
    const session = claims && (await sessions.rotate(claims.sessionId, claims.counter));
    if (session === null) {
      clearCookies(cookies, reply);
      const isDue = claims !== null && (await sessions.endedForFactor(claims.sessionId));
      throw new RefusalError('unauthenticated', isDue ? 'factorDue' : 'notSignedIn');
    }
    return send(reply, session);
  });
}
