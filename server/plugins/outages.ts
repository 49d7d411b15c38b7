import type { FastifyRequest } from 'fastify';

/** An error as the database, the system or a stream raises it. */
interface RaisedError {
  readonly code?: unknown;
  readonly name?: string;
  readonly message?: string;
}

const codeOf = ({ code }: RaisedError) => (typeof code === 'string' ? code : '');

/** Of the connection to a database that is away, starts anew or dies in the middle of a statement. */
const connectionCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const connectionMessages = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** Of a disk, or a quota of one, that is full. */
const diskCodes = ['ENOSPC', 'EDQUOT'];

/** Whether memory, connections or the disk ran out: the database's (SQLSTATE class 53), or that of the files. */
export function isExhausted(error: RaisedError): boolean {
  return codeOf(error).startsWith('53') || diskCodes.includes(codeOf(error));
}

/** Whether the database could not write for want of room (`disk_full`). */
export function isDiskFull(error: RaisedError): boolean {
  return codeOf(error) === '53100';
}

/** Whether an error says "not now" rather than "never": the database is away or out of room, or two writes crossed. */
export function isUnavailable(error: RaisedError): boolean {
  const isForNow = /^(08|40|57)/.test(codeOf(error)) || isExhausted(error);
  return isForNow || connectionCodes.includes(codeOf(error)) || connectionMessages.test(error.message ?? '');
}

const brokenCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'EPIPE'];

/** Whether a request fails because its client has closed the connection: nobody is to blame, and nobody hears of it. */
export function hasLeft(error: RaisedError, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && (error.name === 'AbortError' || brokenCodes.includes(codeOf(error)));
}
