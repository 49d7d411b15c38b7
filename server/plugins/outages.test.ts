import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { hasLeft, isDiskFull, isExhausted, isUnavailable } from './outages.ts';

const raised = (code: unknown, message = 'x') => Object.assign(new Error(message), { code });

it.each(['08006', '40001', '53100', '57014', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT'])(
  '%s is an outage, which passes',
  (code) => {
    expect(isUnavailable(raised(code))).toBe(true);
  },
);

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('"%s" is an outage, too', (message) => {
  expect(isUnavailable(raised(undefined, message))).toBe(true);
});

it.each(['23505', '22P02', 'ENOENT', undefined, 20])('%s is none', (code) => {
  expect(isUnavailable(raised(code))).toBe(false);
});

it('tells what has run out from what is only away', () => {
  expect(['53100', '53200', '53300', 'ENOSPC', '57014', 'EPIPE'].map((code) => isExhausted(raised(code)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['53100', '53300', 'ENOSPC'].map((code) => isDiskFull(raised(code)))).toEqual([true, false, false]);
});

it('takes a broken connection for a client who has left only where theirs is closed', () => {
  const request = (destroyed: boolean) => ({ raw: { socket: { destroyed } } }) as FastifyRequest;
  expect(hasLeft(raised('ERR_STREAM_PREMATURE_CLOSE'), request(true))).toBe(true);
  expect(hasLeft(new DOMException('given up', 'AbortError'), request(true))).toBe(true);
  expect(hasLeft(raised('ECONNRESET'), request(false))).toBe(false);
  expect(hasLeft(new TypeError('a defect'), request(true))).toBe(false);
});
