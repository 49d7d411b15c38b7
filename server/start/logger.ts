import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from '../config.ts';

/** Addresses with a token in them: a reader of the log must not be able to use it. */
const tokenOfLink =
  /^(\/(?:setup|staff\/set-password|share|unsubscribe|media\/v1\/shared|client\/v1\/calendar\/feed)\/)[^/?#]+/i;
/** API key in an address, where it is refused. */
const apiKey = /gr_\w+/g;
/** Query of an address: it may contain names, numbers and addresses of people, and one-time codes. */
const query = /[?#].*$/s;

/** Returns the logged fields of a request. */
function requestLine({ method, url, host, ip, socket }: FastifyRequest): object {
  return {
    method,
    url: url.replace(tokenOfLink, '$1***').replace(query, '?***').replace(apiKey, 'gr_***'),
    host,
    remoteAddress: ip,
    remotePort: socket.remotePort,
  };
}

/** Readable lines in a terminal, JSON where a program collects them. */
function standardOutput(): DestinationStream | undefined {
  return process.stdout.isTTY ? pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }) : undefined;
}

/** Opens the server's log, on the standard output by default. It contains neither queries of addresses nor tokens. */
export function openLogger(level: LogLevel, output = standardOutput()): Logger {
  // The form parser logs its options, which include the request's headers.
  const options = { level, serializers: { req: requestLine, busboyOptions: () => undefined } };
  return output ? pino(options, output) : pino(options);
}
