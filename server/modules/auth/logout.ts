import type { FastifyInstance } from 'fastify';
import { bearerOf } from '../../plugins/session.ts';
import { presentedToken, refreshBody, type RefreshBody, type RefreshDeps } from './refresh.ts';
import { clearCookies } from './sessionCookies.ts';

/**
 * POST /user/v1/auth/logout: ends the session of the access token and that of the refresh token, each for good, so that
 * neither is taken again. Whoever is signed out already gets the same answer.
 */
export function addLogout(
  app: FastifyInstance,
  { tokens, sessions, cookies }: Pick<RefreshDeps, 'tokens' | 'sessions' | 'cookies'>,
): void {
  app.post<{ Body: RefreshBody }>(
    '/user/v1/auth/logout',
    {
      config: { access: 'public' },
      schema: {
        tags: ['auth'],
        summary: 'Sign out',
        body: refreshBody,
        response: { 200: { type: 'object', properties: { responseData: { type: 'object' } } } },
      },
    },
    async (request, reply) => {
      const accessToken = bearerOf(request);
      const refreshToken = presentedToken(request, cookies);
      const claims = [
        accessToken === undefined ? null : await tokens.readAccess(accessToken),
        refreshToken === undefined ? null : await tokens.readRefresh(refreshToken),
      ];
      const ids = new Set(claims.flatMap((claim) => (claim === null ? [] : [claim.sessionId])));
      await Promise.all([...ids].map((id) => sessions.end(id)));
      clearCookies(cookies, reply);
      return { responseData: {} };
    },
  );
}
