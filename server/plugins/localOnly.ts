import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../schema/rules/messages.ts';
import { isLoopback } from '../config.ts';
import { RefusalError } from '../errors.ts';
import { parseUrl } from '../parseUrl.ts';

/** Headers of a proxy that forwards requests of others. */
const forwarding = /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-original-host|x-client-ip|true-client-ip|cf-.+)$/;

function isLocalName(authority: string): boolean {
  const name = parseUrl(`http://${authority}`)?.hostname.replace(/^\[(.+)\]$/, '$1');
  if (name === undefined) return false;
  return isLoopback(name) || name.endsWith('.localhost');
}

/**
 * Was a request made on this machine, to this machine? Not one that a proxy forwarded, nor one that names another host or
 * comes from another host's page: a proxy may pass requests on without a word, but not under the browser's own address.
 */
export function isLocal({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false;
  if (headers.host === undefined || !isLocalName(headers.host)) return false;
  return headers.origin === undefined || isLocalName(headers.origin.replace(/^https?:\/\//, ''));
}

/** Refuses every request that does not come from this machine, on any route: for a demo, whose password is public. */
export function answerLocally(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isLocal(request) ? undefined : new RefusalError('misdirected', 'localOnly'));
  });
}

/** Raw HTTP answer that refuses a WebSocket upgrade for the same reason. */
export const localOnlyAnswer = [
  'HTTP/1.1 421 Misdirected Request',
  'Content-Type: text/plain; charset=utf-8',
  'Connection: close',
  '',
  `${messages.localOnly}\n`,
].join('\r\n');
