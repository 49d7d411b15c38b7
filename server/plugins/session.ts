import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../schema/access/access.ts';
import { RefusalError } from '../errors.ts';
import { requireRole } from './access.ts';

/** Reads the actor of an access token; null if the token or its session is not valid (any longer). */
export type ReadActor = (accessToken: string) => Promise<Actor | null>;

/** Functions that identify the actor of a request. */
export interface ActorReaders {
  readonly byToken: ReadActor;
  /** By the cookie of images and downloads, which opens files alone. */
  readonly byMediaCookie: (request: FastifyRequest) => Promise<Actor | null>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that serves a file, which a browser requests with a cookie instead of a bearer token. */
    isFile?: boolean;
  }
}

/** The access token of a request, if it carries one. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Returns the actor of a request on a route that is not public. */
export function callerOf({ actor }: FastifyRequest): Actor {
  if (actor === null) throw new RefusalError('unauthenticated', 'notSignedIn');
  return actor;
}

/**
 * Requires a live session, in the role that the route asks for, on every route that is not public, before its body is
 * read, and sets the actor (`request.actor`).
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
