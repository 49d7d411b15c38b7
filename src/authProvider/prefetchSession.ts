import { apiTimeout } from '../../schema/rules/limits.ts';
import { requestTo } from '../dataProvider/declaredCall.ts';
import { createRememberedSession, ending } from './rememberedSession.ts';
import type { SignedIn } from '../../schema/areas/identity/signedIn.ts';

const keyOf = (method: string, path: string, headers?: HeadersInit) =>
  `${method} ${path} ${new Headers(headers).get('authorization') ?? ''}`;

/**
 * Requests the signed-in user and their rights before the code that needs them has loaded. Returns a `fetch` that hands
 * over each of these answers once, to the same request with the same token; any other request goes to the server.
 */
export function prefetchSession(browser: Window & typeof globalThis): typeof fetch {
  const fetch = browser.fetch.bind(browser);
  const known = createRememberedSession(browser).read();
  if (known === null || known === ending) return fetch;

  const answers = new Map<string, Promise<Response>>();
  const ask = ({ method, path }: { method: string; path: string }, headers: HeadersInit, body?: string) => {
    const signal = AbortSignal.timeout(apiTimeout);
    return fetch(path, { method, headers, credentials: 'same-origin', signal, ...(body !== undefined && { body }) });
  };
  const keep = (
    { method, path }: { method: string; path: string },
    headers: HeadersInit,
    answer: Promise<Response>,
  ) => {
    answers.set(keyOf(method, path, headers), answer);
    // Avoids an unhandled rejection; the consumer still receives the error.
    answer.catch(() => undefined);
  };
  const refresh = requestTo('POST /user/v1/auth/refresh-token', {});
  const permission = requestTo('GET /user/v1/auth/current-permission', {});
  const accept = { accept: 'application/json' };
  // Tabs that open together may ask together: the server gives all of them the same answer for a minute (AB 4).
  const refreshed = ask(refresh, { ...accept, 'content-type': 'application/json' }, '{}');
  const followed = refreshed.then(async (answer) => {
    if (!answer.ok) return answer;
    const { responseData } = (await answer.clone().json()) as { responseData: SignedIn };
    const headers = { ...accept, authorization: `Bearer ${responseData.access_token}` };
    keep(permission, headers, ask(permission, headers));
    return answer;
  });
  keep(refresh, {}, followed);

  return (input, init) => {
    const key = typeof input === 'string' ? keyOf(init?.method ?? 'GET', input, init?.headers) : '';
    const answer = answers.get(key);
    answers.delete(key);
    return answer ?? fetch(input, init);
  };
}
