import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from '../sign-in/sameOrigin.ts';
import { sessionLifetime } from './sessions.ts';

/** Time for which a device stays known after the last sign-in on it: 180 days in milliseconds. */
const deviceLifetime = 15_552_000_000;

/** A cookie that scripts cannot reach and that a browser sends only below one path. */
export interface SessionCookie {
  /** Returns the token of a request; undefined without one, or if another site's page sent the request. */
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** The cookies of a signed-in browser. */
export interface SessionCookies {
  /** Keeps the refresh token out of reach of scripts: sent only to the routes under `/user/v1/auth`. */
  readonly refresh: SessionCookie;
  /** Lets images and downloads work, which carry no bearer: sent only below `/media`. */
  readonly media: SessionCookie;
  /** Names the accounts that were signed in to here (`knownDevices.ts`). Signing out leaves it. */
  readonly device: SessionCookie;
}

/** @param publicUrl origin of this installation where it is configured; over https the cookies go nowhere else */
export function sessionCookies(publicUrl: string | null): SessionCookies {
  const cookie = (name: string, path: string, sameSite: 'lax' | 'strict', lifetime: number): SessionCookie => {
    const options = { path, httpOnly: true, sameSite, secure: publicUrl?.startsWith('https:') ?? false } as const;
    return {
      read: (request) => (isSameOrigin(request, publicUrl) ? request.cookies[name] : undefined),
      write: (reply, token) => {
        void reply.setCookie(name, token, { ...options, maxAge: lifetime / 1000 });
      },
      clear: (reply) => {
        void reply.clearCookie(name, options);
      },
    };
  };
  return {
    refresh: cookie('greenroom_refresh', '/user/v1/auth', 'lax', sessionLifetime),
    media: cookie('greenroom_media', '/media', 'strict', sessionLifetime),
    device: cookie('greenroom_device', '/user/v1', 'lax', deviceLifetime),
  };
}

/** Takes every cookie of a session away. */
export function clearCookies({ refresh, media }: SessionCookies, reply: FastifyReply): void {
  refresh.clear(reply);
  media.clear(reply);
}
