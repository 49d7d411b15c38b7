import { HttpError } from 'ra-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeFetch, refuse, type FakeCall } from '../../tests/support/fakeFetch.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { createHttpClient, queryString } from './httpClient.ts';
import { isOutOfReach, refusalOf } from './refusal.ts';

const { translate, loadPages } = createI18nProvider();
await loadPages();
const path = '/client/v1/talents';

function clientOf(answer: (call: FakeCall) => unknown, token: string | null = 'a-token') {
  const { fetch, calls } = fakeFetch(answer);
  return { client: createHttpClient({ fetch, translate, token: () => Promise.resolve(token) }), calls };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as HttpError,
  );

it('sends the token, JSON and what of a query there is', async () => {
  const { client, calls } = clientOf(() => ({ id: '1' }));
  const query = { ids: ['1', '2'], withTotal: false, keyword: undefined };
  expect(await client.call({ method: 'POST', path, query, body: { a: 1 } })).toEqual({ id: '1' });
  const [call] = calls;
  expect(call).toMatchObject({ method: 'POST', path, search: '?ids=1&ids=2&withTotal=false', body: { a: 1 } });
  expect(call?.headers.get('authorization')).toBe('Bearer a-token');
  expect(call?.headers.get('content-type')).toBe('application/json');
});

it('leaves an authorization that is given, and the type of form data, alone', async () => {
  const { client, calls } = clientOf(() => null);
  const headers = { authorization: 'Bearer other' };
  await client.call({ method: 'POST', path, body: new FormData(), headers });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer other');
  expect(calls[0]?.headers.has('content-type')).toBe(false);
});

it('sends no token where nobody is signed in', async () => {
  const { client, calls } = clientOf(() => null, null);
  await client.call({ method: 'GET', path });
  expect(calls[0]?.headers.has('authorization')).toBe(false);
});

it('asks whether to go on with what takes somebody’s time twice, and sends the call again as accepted', async () => {
  const items = [{ isAllDay: false, start: 1, end: 2, startDay: null, endDay: null, people: [] }];
  const { fetch, calls } = fakeFetch(({ body }) =>
    body && 'acceptClash' in (body as object)
      ? { id: '7' }
      : refuse(400, { key: 'clash', message: 'Taken' }, { responseData: { items } }),
  );
  const askClash = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  const client = createHttpClient({ fetch, translate, token: () => Promise.resolve(null), askClash });
  const request = { method: 'POST', path, headers: { 'idempotency-key': 'k' }, body: { summary: 'Shoot' } } as const;
  await expect(client.call(request)).rejects.toThrow();
  expect(calls.map(({ body }) => body)).toEqual([{ summary: 'Shoot' }]);
  expect(await client.call(request)).toEqual({ id: '7' });
  expect(askClash).toHaveBeenLastCalledWith(items);
  expect(calls.at(-1)?.body).toEqual({ summary: 'Shoot', acceptClash: true });
  expect(calls.at(-1)?.headers.get('idempotency-key')).toBe('k');
  expect(await client.call({ method: 'POST', path })).toEqual({ id: '7' });
});

it("tells a 400 in the server's words, put into the reader's language, and field by field", async () => {
  const details = [{ field: 'displayName', message: 'At most 200 characters', key: 'tooLong', params: { max: 200 } }];
  const said = { key: 'tooLong', message: 'At most 200', params: { max: 200 } };
  const { client } = clientOf(() => refuse(400, said, { errorDetails: details }));
  const error = await failureOf(client.call({ method: 'POST', path }));
  expect(error).toBeInstanceOf(HttpError);
  expect(error?.message).toBe('At most 200 characters');
  expect(refusalOf(error)).toMatchObject({ status: 400, code: 1000, key: 'tooLong', details });
  expect(error?.body).toMatchObject({
    errors: {
      displayName: '@@react-admin@@{"message":"rules.tooLong","args":{"max":200,"_":"At most 200 characters"}}',
    },
  });
});

it('keeps what a refusal carries to go on with', async () => {
  const responseData = { current: { id: '1' }, changedFields: ['bio'] };
  const { client } = clientOf(() => refuse(400, { key: 'staleVersion' }, { responseData }));
  expect(refusalOf(await failureOf(client.call({ method: 'PUT', path })))?.data).toEqual(responseData);
});

it('says the words of a server that it does not know the key of', async () => {
  const { client } = clientOf(() => refuse(400, { key: 'toString', message: 'The moon is wrong' }));
  expect((await failureOf(client.call({ method: 'GET', path })))?.message).toBe('The moon is wrong');
});

describe('a refusal of a whole call, in French', () => {
  const failureIn = async (error: object) => {
    const words = createI18nProvider();
    await words.changeLocale('fr');
    onTestFinished(() => void (document.documentElement.lang = 'en'));
    const { fetch } = fakeFetch(() => refuse(400, error));
    const client = createHttpClient({ fetch, translate: words.translate, token: () => Promise.resolve(null) });
    return (await failureOf(client.call({ method: 'DELETE', path })))?.message;
  };

  it('has its gaps filled', async () => {
    const said = { key: 'relatedData', message: 'Other records still need this one: Répétition' };
    expect(await failureIn({ ...said, params: { records: 'Répétition' } })).toBe(
      'D’autres fiches ont encore besoin de celle-ci\u00A0: Répétition',
    );
  });

  it('names fields and their values as the screens do', async () => {
    const params = { record: 'Ada', kind: 'staff', field: 'email' };
    expect(await failureIn({ key: 'restoreClash', message: 'No', params })).toBe(
      'Restauration de Ada impossible\u00A0: une autre fiche a désormais la même valeur (E-mail)',
    );
    const step = { from: 'PENDING', kind: 'talent', field: 'status' };
    expect(await failureIn({ key: 'transitionRefused', message: 'No', params: step })).toBe(
      'Cette étape n’est pas possible depuis En attente',
    );
  });
});

it('says the words of the server where those of the catalog have gaps that nothing fills', async () => {
  const message = 'Other records still need this one: Sound check';
  const { client } = clientOf(() => refuse(400, { key: 'relatedData', message }));
  expect((await failureOf(client.call({ method: 'DELETE', path })))?.message).toBe(message);
});

it.each([401, 403, 404, 429, 500, 503])("says 'Failed to fetch data' of a %i, and keeps its status", async (status) => {
  const { client } = clientOf(() => refuse(status, { message: 'Something else' }));
  const error = await failureOf(client.call({ method: 'GET', path }));
  expect(error).toMatchObject({ status, message: 'Failed to fetch data' });
});

it('survives an answer that is no JSON', async () => {
  const { client } = clientOf(() => new Response('<html>', { status: 400 }));
  expect(await failureOf(client.call({ method: 'GET', path }))).toMatchObject({
    status: 400,
    message: 'Unknown error',
  });
});

it('tells a server that cannot be reached from a caller who has given up', async () => {
  const { client } = clientOf(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(isOutOfReach(await failureOf(client.call({ method: 'GET', path })))).toBe(true);
  const error = await failureOf(client.call({ method: 'GET', path, signal: AbortSignal.abort() }));
  expect(error?.name).toBe('AbortError');
});

it('gives up after the time that is allowed', async () => {
  const { client } = clientOf(() => null);
  const signal = AbortSignal.timeout(0);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  const waiting = createHttpClient({
    translate,
    token: () => Promise.resolve(null),
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  });
  expect(isOutOfReach(await failureOf(waiting.call({ method: 'GET', path, timeout: 1 })))).toBe(true);
  expect((await failureOf(client.call({ method: 'GET', path, signal })))?.name).toBe('TimeoutError');
});

describe('bytes as they come', () => {
  const request = { method: 'POST', path, body: {} } as const;

  /** An answer that the test writes piece by piece. */
  function written() {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const write = (text: string) => writer.write(new TextEncoder().encode(text));
    return { answer: () => new Response(readable), writer, write };
  }

  async function textOf(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<string> {
    const all: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of chunks) all.push(chunk);
    return new Blob(all).text();
  }

  it('are given as they are', async () => {
    const { client } = clientOf(() => new Response('name\nAda\n'));
    expect(await textOf(client.stream(request))).toBe('name\nAda\n');
  });

  it('may take as long as they like, as long as there is no silence', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { answer, writer, write } = written();
    const { client } = clientOf(answer);
    const chunks = client.stream({ ...request, timeout: 1000 });
    for (let each = 0; each < 5; each += 1) {
      void write(`${each}`);
      expect((await chunks.next()).done).toBe(false);
      vi.advanceTimersByTime(900);
    }
    void writer.close();
    expect((await chunks.next()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are refused like any answer, and a broken connection is a server out of reach', async () => {
    const refused = clientOf(() => refuse(403, { message: 'No' }));
    expect(await failureOf(textOf(refused.client.stream(request)))).toMatchObject({
      status: 403,
      message: 'Failed to fetch data',
    });
    const { answer, writer, write } = written();
    const { client } = clientOf(answer);
    write('half').catch(() => {});
    const failure = failureOf(textOf(client.stream(request)));
    writer.abort(new TypeError('network error')).catch(() => {});
    expect(isOutOfReach(await failure)).toBe(true);
  });

  it('end the call when nobody reads on', async () => {
    const { answer, writer, write } = written();
    const { client } = clientOf(answer);
    const isCancelled = writer.closed.then(
      () => false,
      () => true,
    );
    write('first').catch(() => {});
    for await (const chunk of client.stream(request)) {
      expect(chunk).toHaveLength(5);
      break;
    }
    expect(await isCancelled).toBe(true);
  });
});

it('writes a query as the API reads it', () => {
  expect(queryString()).toBe('');
  expect(queryString({ keyword: 'R&B + jazz', none: null, many: [] })).toBe('?keyword=R%26B+%2B+jazz');
});
