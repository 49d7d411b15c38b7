import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { answerClientError } from './clientErrors.ts';

/** Limits on the duration of connections and requests, in milliseconds, and on their number. */
export interface ConnectionLimits {
  /** Open connections, WebSockets included; a further one is closed before it is read. */
  readonly connections: number;
  /** From the first byte of a request, or from the opening of a connection, until its headers are complete. */
  readonly headers: number;
  /** From there until its body is complete. */
  readonly body: number;
  /** For the body of an upload instead of that: without a single byte. */
  readonly upload: number;
  /** Without a byte in either direction, while a request is worked on or its answer is sent. */
  readonly silence: number;
  /** Without a further request on a connection. */
  readonly keepAlive: number;
  /** Bytes of unfinished bodies that are held in memory, all together. */
  readonly memory: number;
  /** Interval at which the limits are checked. */
  readonly check: number;
}

/** The body of a route that anybody may call without a session, in bytes: a sign-in needs no more. */
export const publicBodyLimit = 16_384;

/**
 * The limits of the product. A connection is kept alive for longer than proxies keep theirs (60 s), so that none of them
 * sends a request into one that is just being closed; silence is longer than any client waits for an answer (120 s).
 */
export const connectionLimits: ConnectionLimits = {
  connections: 10_000,
  headers: 30_000,
  body: 60_000,
  upload: 60_000,
  silence: 180_000,
  keepAlive: 72_000,
  memory: 64 * 1_048_576,
  check: 1_000,
};

/**
 * Limits that Node and Fastify enforce. `requestTimeout` stays off: it is one total for all requests of a server,
 * uploads included, and cannot distinguish a slow one from a stalled one; `limitBodies` does that.
 */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: 0,
    connectionTimeout: limits.silence,
    keepAliveTimeout: limits.keepAlive,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
    clientErrorHandler: answerClientError,
  } satisfies FastifyHttpOptions<Server>;
}

/** Limits the number of connections, and logs at most once a minute that one was closed for it. */
export function limitConnections(app: FastifyInstance, { connections }: ConnectionLimits): void {
  app.server.maxConnections = connections;
  let quietUntil = 0;
  app.server.on('drop', () => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + 60_000;
    app.log.warn({ connections }, 'connections are refused: too many are open');
  });
}

/** Holds the bodies of public routes to `publicBodyLimit`, unless a route says otherwise. */
export function limitPublicBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= publicBodyLimit;
  });
}
