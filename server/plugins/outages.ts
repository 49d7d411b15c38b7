import type { FastifyRequest } from 'fastify';

/** An error as the database, the system or a stream raises it. */
interface RaisedError {
  readonly code?: unknown;
  readonly name?: string;
  readonly message?: string;
}

const codeOf = ({ code }: RaisedError) => (typeof code === 'string' ? code : '');

/** Errors of the connection to a database that is away, restarts or dies in the middle of a statement. */
const connectionCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const connectionMessages = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** Of a disk, or a quota of one, that is full. */
const diskCodes = ['ENOSPC', 'EDQUOT'];

/**
 * Returns true if memory, connections or the disk ran out: the database's (SQLSTATE class 53), or the disk of the
 * files.
 */
export function isExhausted(error: RaisedError): boolean {
  return codeOf(error).startsWith('53') || diskCodes.includes(codeOf(error));
}

/** Returns true if the database could not write because its disk is full (`disk_full`). */
export function isDiskFull(error: RaisedError): boolean {
  return codeOf(error) === '53100';
}

/** Returns true for an error that a retry may solve: the database is away or out of room, or two writes conflicted. */
export function isUnavailable(error: RaisedError): boolean {
  const isForNow = /^(08|40|57)/.test(codeOf(error)) || isExhausted(error);
  return isForNow || connectionCodes.includes(codeOf(error)) || connectionMessages.test(error.message ?? '');
}

const brokenCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'EPIPE'];

/** Returns true if a request fails because its client has closed the connection: it is neither logged nor answered. */
export function hasLeft(error: RaisedError, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && (error.name === 'AbortError' || brokenCodes.includes(codeOf(error)));
}
