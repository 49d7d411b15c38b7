/** A call as a server would have got it. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  /** Query of the address, with its question mark. */
  readonly search: string;
  readonly headers: Headers;
  /** JSON as it was; form data as it is; undefined without a body. */
  readonly body: unknown;
}

type Answer = unknown | Response | Promise<Response>;

/**
 * Server in place of `fetch`: `answer` returns the `responseData`, or a whole `Response`, or throws as a network does.
 * Every call is recorded.
 */
export function fakeFetch(answer: (call: FakeCall) => Answer) {
  const calls: FakeCall[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://greenroom.test');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? undefined);
    const call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      search: url.search,
      headers: new Headers(init.headers),
      body,
    };
    calls.push(call);
    init.signal?.throwIfAborted();
    const given = await answer(call);
    return given instanceof Response ? given : Response.json({ responseData: given });
  };
  return { fetch: fetch as typeof globalThis.fetch, calls };
}

/** A refusal as the API answers it. */
export function refuse(status: number, error: object = {}, more: object = {}): Response {
  return Response.json({ error: { code: 1000, message: 'No', ...error }, ...more }, { status });
}
