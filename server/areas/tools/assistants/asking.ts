import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EntityRequest } from '../../../../schema/derive/requests.ts';

/** Refusal of a call, in the words of the API. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Calls the API as the assistant's person, and returns its `responseData`. Throws `RefusedError` with its words. */
export type Ask = (request: EntityRequest, idempotencyKey?: string) => Promise<unknown>;

interface Answer {
  readonly responseData?: unknown;
  readonly error?: { readonly message?: string };
  readonly errorDetails?: readonly { readonly field?: string; readonly message?: string }[];
}

function wordsOf(status: number, { error, errorDetails = [] }: Answer): string {
  const details = errorDetails.map(({ field, message }) => `${field ?? 'body'}: ${message ?? 'not valid'}`);
  return [`${status} ${error?.message ?? 'The call was refused'}`, ...details].join('\n');
}

/**
 * Returns the function by which tools ask. Each question goes through the API's own routes with the caller's own key, so
 * that rights, checks, limits and history are those of any other client.
 * @param signal aborts once the client has left: nothing further is asked
 */
export function createAsk(app: FastifyInstance, { headers, ip }: FastifyRequest, signal: AbortSignal): Ask {
  const { authorization = '' } = headers;
  return async ({ method, path, query, body }, idempotencyKey) => {
    signal.throwIfAborted();
    const sent = Object.entries(query ?? {}).flatMap(([key, value]) =>
      [value].flat().map((one): [string, string] => [key, String(one)]),
    );
    const answer = await app.inject({
      method,
      url: sent.length > 0 ? `${path}?${new URLSearchParams(sent).toString()}` : path,
      headers: { authorization, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
      remoteAddress: ip,
      ...(body !== undefined && { payload: body }),
    });
    const read = answer.json<Answer>();
    if (answer.statusCode >= 400) throw new RefusedError(wordsOf(answer.statusCode, read));
    return read.responseData;
  };
}
