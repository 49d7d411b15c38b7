import { afterEach, expect, it, vi } from 'vitest';
import { apiTimeout } from '../../../schema/rules/limits.ts';
import { fakeFetch, refuse } from '../../../tests/support/fakeFetch.ts';
import { createHttpClient } from '../httpClient.ts';
import { refusalOf } from '../refusal.ts';
import { createTransport } from './transport.ts';

/** A request that answers at once, or as long as it takes to be given up. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  readonly said: string[] = [];
  body: FormData | undefined;
  readonly answer: { status: number; text?: string } | 'nothing' | 'no network';

  constructor(answer: FakeRequest['answer']) {
    this.answer = answer;
  }
  open(method: string, path: string) {
    this.said.push(`${method} ${path}`);
  }
  setRequestHeader(name: string, value: string) {
    this.said.push(`${name}: ${value}`);
  }
  send(body: FormData) {
    this.body = body;
    this.upload.onprogress?.({ loaded: 999 });
    if (this.answer === 'nothing') return;
    if (this.answer === 'no network') this.onerror?.();
    else {
      this.status = this.answer.status;
      this.responseText = this.answer.text ?? '';
      this.onload?.();
    }
    this.onloadend?.();
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

function open(
  answer: FakeRequest['answer'] = { status: 200 },
  api: () => unknown = () => ({ parts: [1] }),
  address = '/media/v1/upload',
  bearer: string | null = 'secret',
) {
  const { fetch, calls } = fakeFetch(api);
  const request = new FakeRequest(answer);
  const translate = (key: string) => key;
  const token = async () => bearer;
  const transport = createTransport({
    client: createHttpClient({ fetch, translate, token }),
    address: () => address,
    token,
    translate,
    createRequest: () => request as unknown as XMLHttpRequest,
  });
  return { transport, request, calls };
}
const announced = { qquuid: 'k', qqfilename: 'a.png', qqtotalfilesize: 3 };
const part = { fields: { qqpartindex: 0, ...announced }, content: new Blob(['abc']) };
const { signal } = new AbortController();

afterEach(() => {
  vi.useRealTimers();
});

it('sends a part with its fields before it, and never tells more bytes than it has', async () => {
  const { transport, request } = open();
  const sent: number[] = [];
  await transport.send(part, signal, (bytes) => sent.push(bytes));
  expect(request.said).toEqual(['POST /media/v1/upload', 'authorization: Bearer secret']);
  expect([...(request.body?.keys() ?? [])]).toEqual(['qqpartindex', ...Object.keys(announced), 'qqfile']);
  expect(sent).toEqual([3]);
});

it('gives an upload up by its name, and says nothing once nobody is signed in', async () => {
  const { transport, calls } = open({ status: 200 }, () => undefined);
  await transport.giveUp('k1');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /media/v1/upload/k1']);
  const signedOut = open({ status: 200 }, () => undefined, undefined, null);
  await signedOut.transport.giveUp('k1');
  expect(signedOut.calls).toEqual([]);
});

it('sends parts where the role has its door', async () => {
  const { transport, request } = open({ status: 200 }, undefined, '/cms/v1/media/upload');
  await transport.send(part, signal, () => undefined);
  expect(request.said[0]).toBe('POST /cms/v1/media/upload');
});

it('throws what the server says, and a network that is away as out of reach', async () => {
  const text = JSON.stringify({ error: { code: 1, key: 'uploadChanged', message: 'x' } });
  const told = await open({ status: 400, text })
    .transport.send(part, signal, () => undefined)
    .catch(refusalOf);
  expect(told).toMatchObject({ status: 400, key: 'uploadChanged' });
  const away = await open('no network')
    .transport.send(part, signal, () => undefined)
    .catch(refusalOf);
  expect(away).toMatchObject({ status: 0 });
});

it('stops sending when the upload is given up', async () => {
  const stop = new AbortController();
  const { transport } = open('nothing');
  const sending = transport.send(part, stop.signal, () => stop.abort());
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});

it('waits for a slow part while some of it goes, and fails as out of reach once nothing does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { transport, request } = open('nothing');
  const sent: number[] = [];
  const failed = transport.send(part, signal, (bytes) => sent.push(bytes)).catch(refusalOf);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  for (let each = 0; each < 3; each += 1) {
    vi.advanceTimersByTime(apiTimeout - 1);
    request.upload.onprogress?.({ loaded: 1 });
  }
  expect(sent).toHaveLength(4);
  vi.advanceTimersByTime(apiTimeout);
  expect(await failed).toMatchObject({ status: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

it('knows nothing of an upload that the server does not know', async () => {
  expect(await open().transport.progress('k', signal)).toEqual({ parts: [1] });
  expect(await open(undefined, () => refuse(404)).transport.progress('k', signal)).toBeNull();
  await expect(open(undefined, () => refuse(500)).transport.progress('k', signal)).rejects.toThrow();
});

it.each(['crawl', 'upload'] as const)('says an address (%s), and asks for the file that came of it', async (how) => {
  const { transport, calls } = open(undefined, () => ({ id: 'f1', thumbnail: null }));
  expect(await transport.link(how, 'example.com/a')).toMatchObject({ id: 'f1' });
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `/media/v1/${how}-video-url`, { url: 'example.com/a' }],
    ['GET', '/media/v1/f1', undefined],
  ]);
});
