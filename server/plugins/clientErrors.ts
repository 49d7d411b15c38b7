import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { envelopeOf, RefusalError, refusals } from '../errors.ts';

/** Writes a refusal to a connection on which no answer has begun, and closes it. */
export function refuseConnection(socket: Socket, refusal: RefusalError): void {
  const { status } = refusals[refusal.refusal];
  const body = Buffer.from(JSON.stringify(envelopeOf(refusal)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
  ];
  if (socket.writable) socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  socket.destroy();
}

/**
 * Answers requests that Node could not parse, or that timed out, in the format of any error. The client's data stays
 * out of the log: it may contain a bearer token.
 */
export function answerClientError(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  this.log.debug({ code: error.code }, 'a request could not be read');
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  refuseConnection(
    socket,
    isLate ? new RefusalError('timedOut', 'requestTimedOut') : new RefusalError('invalid', 'malformed'),
  );
}
