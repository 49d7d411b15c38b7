import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadAddresses } from '../../schema/media.ts';
import { openLogger } from '../../server/start/logger.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';
import { dial, postHead } from '../support/rawClient.ts';
import { fileOf, formOf } from '../support/uploader.ts';

/** Level of pino that needs attention. */
const warn = 40;

let test: TestApp;
let house: House;
let text = '';

beforeAll(async () => {
  const log = openLogger('trace', { write: (line) => (text += line) }) as FastifyBaseLogger;
  test = await openTestApp({ log });
  house = await openHouse(test, ['agency']);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());
beforeEach(() => {
  text = '';
});

const token = () => house.of('agency').token ?? '';
const url = (path: string) => `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}${path}`;
const headers = () => ({ authorization: `Bearer ${token()}`, 'content-type': 'application/json' });
const lines = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; msg: string });

describe('at its most talkative, the log', () => {
  const bytesOf = (secret: string) => [...Buffer.from(secret)].join(',');

  it('tells no bearer, of an upload, of a request that breaks off and of one that cannot be read', async () => {
    const { authorization } = headers();
    const sent = await fetch(url(uploadAddresses.agency), {
      method: 'POST',
      headers: { authorization },
      body: formOf(fileOf('some content'), 0),
    });
    expect(sent.status).toBe(200);
    const broken = await dial(test.app);
    broken.write(postHead('/client/v1/talents', 10, { authorization, 'content-length': 'many' }));
    expect(await broken.ended).toMatch(/^HTTP\/1.1 400 [^]*"key":"malformed"/);
    const long = await dial(test.app);
    long.write(postHead('/client/v1/talents', 10, { authorization, 'x-long': 'x'.repeat(20_000) }));
    expect(await long.ended).toMatch(/^HTTP\/1.1 4/);
    await vi.waitFor(() => expect(text).toContain('request completed'));
    expect(text).not.toContain(token());
    expect(text).not.toContain(bytesOf(token().slice(0, 40)));
  });

  it('tells no password, and nothing that is asked for', async () => {
    const secrets = ['ada@harbour.test', 's3cretPassword!', '412345678'];
    const [email, password, phone] = secrets;
    const body = JSON.stringify({ username: email, password });
    const type = { 'content-type': 'application/json' };
    expect((await fetch(url('/user/v1/auth/login'), { method: 'POST', headers: type, body })).status).toBe(400);
    const asked = [`/user/v1/staff/email-exists?email=${email}`, `/client/v1/talents/duplicates?phoneNumber=${phone}`];
    for (const path of asked) await fetch(url(path), { headers: headers() });
    await vi.waitFor(() => expect(text.split('request completed')).toHaveLength(4));
    expect(text).toContain('/user/v1/staff/email-exists?***');
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(encodeURIComponent(secret));
    }
  });
});

/** The beginning of a form with a file in it. */
const halfForm = [
  ...Object.entries({ qquuid: 'half', qqfilename: 'half.txt', qqtotalfilesize: '90000' }).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  ),
  `--x\r\ncontent-disposition: form-data; name="qqfile"; filename="blob"\r\n\r\n${'half '.repeat(9000)}`,
].join('');

/** Sends a request and closes the connection once the server has it. */
async function leave(method: string, path: string, body: string, length = body.length): Promise<void> {
  const { port } = test.app.server.address() as AddressInfo;
  const arrived = once(test.app.server, 'request');
  const isForm = body.startsWith('--x');
  const type = isForm ? 'multipart/form-data; boundary=x' : 'application/json';
  const all = { ...headers(), 'content-type': type, 'content-length': length };
  const call = request({ host: '127.0.0.1', port, method, path, headers: all });
  call.on('error', () => undefined);
  call.write(body);
  const [received] = (await arrived) as [{ socket: { once: typeof call.once; destroyed: boolean } }];
  const closed = new Promise((resolve) => received.socket.once('close', resolve));
  call.destroy();
  await closed;
}

it.each([
  ['an export', 'POST', '/client/v1/talents/export', '{"format":"csv"}', undefined],
  ['an export as a workbook', 'POST', '/client/v1/talents/export', '{"format":"xlsx","progress":true}', undefined],
  ['a list', 'GET', '/client/v1/talents', '', 0],
  ['a write', 'POST', '/client/v1/talents', '{"displayName":"Ada"}', undefined],
  ['a write of which half has come', 'POST', '/client/v1/talents', '{"displayName":', 100],
  ['an upload of which half has come', 'POST', uploadAddresses.agency, halfForm, 91_000],
])('the log warns of nothing where the client of %s leaves', async (_what, method, path, body, length) => {
  for (let each = 0; each < 10; each += 1) await leave(method, path, body, length);
  await vi.waitFor(() => expect(text.split('"incoming request"')).toHaveLength(11));
  // What is still under way ends with the next answer of the same kind.
  await fetch(url('/readyz'));
  await vi.waitFor(() => expect(text).toContain('"request completed"'));
  expect(lines().filter(({ level }) => level >= warn)).toEqual([]);
});

it('the log says nothing of a browser that leaves while a picture or a film comes, however early', async () => {
  const sent = await fetch(url(uploadAddresses.agency), {
    method: 'POST',
    headers: { authorization: headers().authorization },
    body: formOf(fileOf('x'.repeat(900_000)), 0),
  });
  const { id } = ((await sent.json()) as { responseData: { id: string } }).responseData;
  await test.app.media.process(house.agencyId);
  text = '';
  for (let each = 0; each < 20; each += 1) await leave('GET', `/media/v1/file/${id}/origin`, '', 0);
  await vi.waitFor(() => expect(text.split('"incoming request"')).toHaveLength(21));
  await fetch(url('/readyz'));
  await vi.waitFor(() => expect(text).toContain('"request completed"'));
  expect(lines().filter(({ level }) => level >= warn)).toEqual([]);
});
