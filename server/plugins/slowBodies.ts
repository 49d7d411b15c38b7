import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RefusalError } from '../errors.ts';
import { refuseConnection } from './clientErrors.ts';
import type { ConnectionLimits } from './connectionLimits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that streams its body to the storage: it may take as long as bytes arrive. */
    isUpload?: boolean;
  }
}

/** A request whose body is not complete yet. Moments are in milliseconds of one clock that never goes back. */
interface Receiving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly begunAt: number;
  /** Bytes that its connection had given before it. */
  readonly before: number;
  isUpload: boolean;
  heardAt: number;
  heard: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || !['0', undefined].includes(headers['content-length']);

const isOver = ({ request }: Receiving) => request.complete || request.destroyed || request.socket.destroyed;

/** Returns the buffered bytes of a body: none for uploads, nor for a body that is not read any more. */
const heldBy = ({ request, response, before, isUpload }: Receiving) =>
  isUpload || response.headersSent ? 0 : request.socket.bytesRead - before;

/** Returns true if an upload has sent nothing for so long although the server was ready to receive. */
function isStalled(one: Receiving, now: number, limit: number): boolean {
  const { bytesRead } = one.request.socket;
  const isOurs = one.request.readableLength > 0;
  if (bytesRead !== one.heard || isOurs) Object.assign(one, { heard: bytesRead, heardAt: now });
  return now - one.heardAt >= limit;
}

function end({ request, response }: Receiving): void {
  const { socket } = request;
  if (response.headersSent) socket.destroy();
  else refuseConnection(socket, new RefusalError('timedOut', 'requestTimedOut'));
}

/**
 * Ends requests whose bodies do not arrive in time, with 408 where no answer has begun. A body has a total, also where it
 * is refused unread and thrown away; an upload that has got past the check of its session is ended only where no byte comes.
 * Where unfinished bodies hold too much memory together, the largest are ended first.
 * @param now milliseconds of a clock that never goes back
 */
export function limitBodies(app: FastifyInstance, limits: ConnectionLimits, now = () => performance.now()): void {
  const open = new Map<IncomingMessage, Receiving>();
  /** Bytes that a connection had given when its last request began. */
  const givenBefore = new WeakMap<Socket, number>();

  app.server.on('request', (request, response) => {
    const { socket } = request;
    const before = givenBefore.get(socket) ?? 0;
    givenBefore.set(socket, socket.bytesRead);
    if (!hasBody(request)) return;
    const begunAt = now();
    const heard = socket.bytesRead;
    open.set(request, { request, response, begunAt, before, isUpload: false, heardAt: begunAt, heard });
    request.once('close', () => {
      open.delete(request);
      givenBefore.set(socket, socket.bytesRead);
    });
  });
  // After the hooks that check the session: an upload without a session has the limits of any body.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const one = open.get(request.raw);
    if (one) one.isUpload = request.routeOptions.config.isUpload ?? false;
    done(null, payload);
  });

  const check = () => {
    const at = now();
    let held = 0;
    for (const [request, one] of open) {
      if (isOver(one)) open.delete(request);
      else if (one.isUpload ? isStalled(one, at, limits.upload) : at - one.begunAt >= limits.body) end(one);
      else held += heldBy(one);
    }
    if (held <= limits.memory) return;
    const left = [...open.values()].filter((one) => !isOver(one));
    for (const one of left.sort((a, b) => heldBy(b) - heldBy(a))) {
      if (held <= limits.memory) return;
      held -= heldBy(one);
      end(one);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(check, limits.check).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
