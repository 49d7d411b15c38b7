import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../schema/access/access.ts';
import { RefusalError } from '../errors.ts';
import { requireRole } from './access.ts';

/** The actor behind an access token; null where the token, or the session it names, is not good (any longer). */
export type ReadActor = (accessToken: string) => Promise<Actor | null>;

/** The ways to tell who calls. */
export interface ActorReaders {
  readonly byToken: ReadActor;
  /** By the cookie of images and downloads (design 6), which opens files alone. */
  readonly byMediaCookie: (request: FastifyRequest) => Promise<Actor | null>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route gives out a file, which a browser asks for with a cookie instead of a bearer. */
    isFile?: boolean;
  }
}

/** The access token of a request, if it carries one. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Who calls a route that is not public. */
export function callerOf({ actor }: FastifyRequest): Actor {
  if (actor === null) throw new RefusalError('unauthenticated', 'notSignedIn');
  return actor;
}

/**
 * Lets nobody but the bearer of a live session, in the role that the route asks for, past a route that is not public,
 * before its body is read, and says who calls (`request.actor`).
 */
export function registerSession(app: FastifyInstance, { byToken, byMediaCookie }: ActorReaders): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { access, isFile } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    const token = bearerOf(request);
    if (token !== undefined) request.actor = await byToken(token);
    else if (isFile) request.actor = await byMediaCookie(request);
    if (request.actor === null) throw new RefusalError('unauthenticated', 'notSignedIn');
    requireRole(access, request.actor);
  });
}
