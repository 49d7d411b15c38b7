import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from '../config.ts';

/** Addresses that end in a one-time token: whoever reads the log must not be able to use it first. */
const oneTimeLink = /^(\/(?:setup|staff\/set-password)\/)[^/?#]+/i;
/** The same in a query: the page of another password, and the questions whose a code is. */
const oneTimeCode = /^(\/[^?#]*(?:reset|set)-password\/?\?)[^#]*/i;

/** What a provider of social accounts sends the browser back with. */
const socialCode = /^(\/social-callback\/?\?)[^#]*/i;

/** What the log tells of a request. */
function requestLine({ method, url, host, ip, socket }: FastifyRequest): object {
  return {
    method,
    url: [oneTimeLink, oneTimeCode, socialCode].reduce((told, secret) => told.replace(secret, '$1***'), url),
    host,
    remoteAddress: ip,
    remotePort: socket.remotePort,
  };
}

/** Readable lines in a terminal, JSON where a program collects them. */
function standardOutput(): DestinationStream | undefined {
  return process.stdout.isTTY ? pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }) : undefined;
}

/** The server's log, on the standard output unless said; tokens in addresses are left out. */
export function openLogger(level: LogLevel, output = standardOutput()): Logger {
  const options = { level, serializers: { req: requestLine } };
  return output ? pino(options, output) : pino(options);
}
