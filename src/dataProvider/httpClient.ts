import type { TranslateFunction } from 'ra-core';
import type { CallAnswer, CallInput, DeclaredRoute } from '../../schema/calls.ts';
import { acceptClashKey } from '../../schema/language/effects/calendar.ts';
import { agencyChangedKey } from '../../schema/realtime.ts';
import { apiTimeout } from '../../schema/rules/limits.ts';
import type { ApiRequest } from './apiRequest.ts';
import type { AskClash, ClashItem } from './clashes.ts';
import { requestTo, type SendOptions } from './declaredCall.ts';
import { errorOf, readRefusal, refusalOf } from './refusal.ts';
import { silenceOf } from './silence.ts';

/** Calls the API. Every answer that is not OK, and a server out of reach, is an `HttpError` with a `RefusalBody`. */
export interface HttpClient {
  /** Returns the `responseData`; undefined if the answer has none. */
  call<Answer>(request: ApiRequest): Promise<Answer>;
  /** The answer of a declared call (`schema/calls.ts`), which says what it takes and what it answers. */
  ask<Route extends DeclaredRoute>(route: Route, input: CallInput<Route> & SendOptions): Promise<CallAnswer<Route>>;
  /** The answer's bytes as they come. The timeout is for each silence, not for the whole; to stop reading ends the call. */
  stream(request: ApiRequest): AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
}

/** Dependencies of the HTTP client. */
export interface HttpClientParts {
  readonly fetch: typeof fetch;
  /** Returns the access token to send, refreshed if necessary; null if signed out. */
  readonly token: () => Promise<string | null>;
  readonly translate: TranslateFunction;
  /** Loads the words of all refusals, unless they are there; where it fails, a refusal is told in the server's words. */
  readonly loadWords?: () => Promise<void>;
  /** Called when the session is in another agency than the token of a call. */
  readonly onAgencyChanged?: () => void;
  /** Asks whether to go on although people have something else at the time; by default a clash is refused. */
  readonly askClash?: AskClash;
}

/** Returns what a refused call clashes with; null if it was refused for something else. */
function clashesOf(error: unknown): readonly ClashItem[] | null {
  const refusal = refusalOf(error);
  if (refusal?.key !== 'clash' && refusal?.key !== 'exclusiveFor') return null;
  return (refusal.data as { readonly items: readonly ClashItem[] }).items;
}

/**
 * Returns a query string for the API: `ids=1&ids=2&withTotal=false`, with its question mark; empty without parameters.
 */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    return values.filter((one) => one !== undefined && one !== null).map((one) => [key, String(one)]);
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

async function headersOf({ headers, body }: ApiRequest, token: HttpClientParts['token']): Promise<Headers> {
  const all = new Headers({ accept: 'application/json', ...headers });
  if (body !== undefined && !(body instanceof FormData)) all.set('content-type', 'application/json');
  const bearer = all.has('authorization') ? null : await token();
  if (bearer !== null) all.set('authorization', `Bearer ${bearer}`);
  return all;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return null;
  }
}

/** The client of the API, AB 7: 120 s at most, a bearer token unless one is given, JSON but for form data. */
export function createHttpClient(parts: HttpClientParts): HttpClient {
  const { fetch, token, translate, loadWords, onAgencyChanged, askClash } = parts;

  async function send(request: ApiRequest, limit: AbortSignal): Promise<Response> {
    const { method, path, query, body, signal } = request;
    const headers = await headersOf(request, token);
    let response: Response;
    try {
      response = await fetch(`${path}${queryString(query)}`, {
        method,
        headers,
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
    } catch (error) {
      // An abort is reported as such, not as an unreachable server.
      if (signal?.aborted) throw error;
      throw errorOf(readRefusal(0, null), translate);
    }
    if (!response.ok) {
      const refusal = readRefusal(response.status, await readJson(response));
      if (refusal.key === agencyChangedKey) onAgencyChanged?.();
      await loadWords?.().catch(() => {});
      throw errorOf({ ...refusal, statusText: response.statusText }, translate);
    }
    return response;
  }

  async function* stream(request: ApiRequest): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
    const silence = silenceOf(request.timeout ?? apiTimeout);
    try {
      const { body } = await send(request, silence.signal);
      const reader = body?.getReader();
      try {
        for (;;) {
          const { done = true, value } = (await reader?.read()) ?? {};
          if (done || !value) return;
          silence.restart();
          yield value;
        }
      } catch (error) {
        if (request.signal?.aborted) throw error;
        throw errorOf(readRefusal(0, null), translate);
      } finally {
        await reader?.cancel().catch(() => {});
      }
    } finally {
      silence.end();
    }
  }

  async function callOnce<Answer>(request: ApiRequest): Promise<Answer> {
    const answer = (await readJson(await send(request, AbortSignal.timeout(request.timeout ?? apiTimeout)))) as {
      responseData?: unknown;
    } | null;
    return answer?.responseData as Answer;
  }

  /** Sends a call, and again once the person accepts that people have something else at the time. */
  async function call<Answer>(request: ApiRequest): Promise<Answer> {
    try {
      return await callOnce(request);
    } catch (error) {
      const items = clashesOf(error);
      if (items === null || !(await askClash?.(items))) throw error;
      return callOnce({ ...request, body: { ...(request.body as object | undefined), [acceptClashKey]: true } });
    }
  }

  return { call, ask: (route, input) => call(requestTo(route, input)), stream };
}
