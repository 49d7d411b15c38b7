import type { FastifyInstance } from 'fastify';
import { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { bearerOf } from '../../../../plugins/session.ts';
import { presentedToken, type RefreshDeps } from './refresh.ts';
import { clearCookies } from '../sessions/sessionCookies.ts';

/**
 * Registers signing out: ends the sessions of the access token and of the refresh token for good. A caller who is
 * signed out already gets the same answer.
 */
export function addLogout(
  app: FastifyInstance,
  { tokens, sessions, cookies }: Pick<RefreshDeps, 'tokens' | 'sessions' | 'cookies'>,
): void {
  registerCall(app, signInCalls.logout, async ({ body, request, reply }) => {
    const accessToken = bearerOf(request);
    const refreshToken = presentedToken(body, request, cookies);
    const claims = [
      accessToken === undefined ? null : await tokens.readAccess(accessToken),
      refreshToken === undefined ? null : await tokens.readRefresh(refreshToken),
    ];
    const ids = new Set(claims.flatMap((claim) => (claim === null ? [] : [claim.sessionId])));
    await Promise.all([...ids].map((id) => sessions.end(id)));
    clearCookies(cookies, reply);
    return {};
  });
}
