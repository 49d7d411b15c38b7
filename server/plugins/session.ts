import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessLookup, Actor } from '../../schema/access/access.ts';
import { RefusalError } from '../errors.ts';
import { requirePermitted } from './access.ts';
import { hasKey, isKey, requireByKey } from './keyAccess.ts';

/** Reads the actor of an access token; null if the token or its session is not valid (any longer). */
export type ReadActor = (accessToken: string) => Promise<Actor | null>;

/** Functions that identify the actor of a request. */
export interface ActorReaders {
  readonly byToken: ReadActor;
  /** By an API key, which comes as the bearer; counts the failed tries of an address, and refuses with 429 after too many. */
  readonly byKey: (key: string, request: FastifyRequest) => Promise<Actor | null>;
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
 * Requires a live session or a good API key, with the role or right that the route asks for, on every route that is not
 * public, before its body is read, and sets the actor (`request.actor`). An API key in an address is refused, whoever asks.
 */
export function registerSession(app: FastifyInstance, readers: ActorReaders, lookup: AccessLookup): void {
  const { byToken, byKey, byMediaCookie } = readers;
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    const { access, isFile } = config;
    if (request.is404 || access === 'public') return;
    const token = bearerOf(request);
    if (hasKey(request.url)) throw new RefusalError('unauthenticated', 'notSignedIn');
    if (token !== undefined) request.actor = await (isKey(token) ? byKey(token, request) : byToken(token));
    else if (isFile) request.actor = await byMediaCookie(request);
    if (request.actor === null) throw new RefusalError('unauthenticated', 'notSignedIn');
    requireByKey(config, request.actor, lookup);
    requirePermitted(access, request.actor, lookup);
  });
}
