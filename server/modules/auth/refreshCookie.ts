import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from './sameOrigin.ts';
import { sessionLifetime } from './sessions.ts';

const name = 'greenroom_refresh';

/** The cookie that keeps the refresh token out of reach of scripts: sent only to the routes under `/user/v1/auth`. */
export interface RefreshCookie {
  /** The token of a request; undefined where it has none, or comes from another site's page. */
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** @param publicUrl origin of this installation where it is configured; over https the cookie goes nowhere else */
export function refreshCookie(publicUrl: string | null): RefreshCookie {
  const options = {
    path: '/user/v1/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl?.startsWith('https:') ?? false,
  } as const;
  return {
    read: (request) => (isSameOrigin(request, publicUrl) ? request.cookies[name] : undefined),
    write: (reply, token) => {
      void reply.setCookie(name, token, { ...options, maxAge: sessionLifetime / 1000 });
    },
    clear: (reply) => {
      void reply.clearCookie(name, options);
    },
  };
}
