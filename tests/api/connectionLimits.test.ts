import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectionLimits, publicBodyLimit } from '../../server/plugins/connectionLimits.ts';
import { uploadAddresses } from '../../schema/media.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';
import { dial, postHead } from '../support/rawClient.ts';
import { channelOf, enterChannel } from '../support/stompClient.ts';

const login = '/user/v1/auth/login';
const talents = '/client/v1/talents';
/** Short for everything but uploads. */
const limits = { ...connectionLimits, headers: 200, body: 200, check: 20 };

let test: TestApp;
let house: House;

beforeAll(async () => {
  test = await openTestApp({ limits });
  house = await openHouse(test, ['agency']);
});
afterAll(() => test.close());

const bearer = () => ({ authorization: `Bearer ${house.of('agency').token}` });

it.each([
  ['a sign-in', () => postHead(login, 1000)],
  ['a write', () => postHead(talents, 1000, bearer())],
  ['a write without a session', () => postHead(talents, 1000)],
  [
    'an upload without a session',
    () => postHead(uploadAddresses.agency, 1000, { 'content-type': 'multipart/form-data' }),
  ],
  ['an unknown address', () => postHead('/client/v1/nothing', 1000)],
  ['an address that cannot be read', () => postHead('/client/v1/%zz', 1000)],
])('the body of %s is not waited for without end', async (_what, head) => {
  const client = await dial(test.app);
  client.write(`${head()}{`);
  expect(await client.ended).toMatch(/^HTTP\/1.1 4\d\d /);
});

it('headers are not waited for without end, and neither is a connection on which nothing comes', async () => {
  const [slow, silent] = [await dial(test.app), await dial(test.app)];
  slow.write(`POST ${login} HTTP/1.1\r\nhost: localhost\r\nx-slow: `);
  expect(await slow.ended).toMatch(/^HTTP\/1.1 408 [^]*"code":1408/);
  expect(await silent.ended).toMatch(/^HTTP\/1.1 408 /);
});

it('no body is read of a caller without a session, or of an address that nobody answers', async () => {
  for (const path of [talents, uploadAddresses.agency, uploadAddresses.appAdmin, uploadAddresses.mail]) {
    const client = await dial(test.app);
    client.write(postHead(path, 1000));
    await client.until('"error"');
    expect(client.said()).toMatch(/^HTTP\/1.1 401 /);
    client.socket.destroy();
  }
  const client = await dial(test.app);
  client.write(postHead('/client/v1/nothing', 1000));
  await client.until('"error"');
  expect(client.said()).toMatch(/^HTTP\/1.1 404 /);
  client.socket.destroy();
});

it('whoever has no session may send little', async () => {
  const client = await dial(test.app);
  client.write(postHead(login, publicBodyLimit + 1));
  expect(await client.ended).toMatch(/^HTTP\/1.1 413 /);
});

it.each(Object.values(uploadAddresses))('what is sent to %s may take longer than any other body', (path) => {
  const route = test.app.routeTable.find(({ url, method }) => url === path && method === 'POST');
  expect(route?.config?.isUpload).toBe(true);
});

it('an upload goes on, and a channel stays open, while slow requests around them are ended', async () => {
  const channel = await enterChannel(await channelOf(test.app), house.of('agency').token ?? null);
  const content = randomBytes(1000).toString('hex');
  const fields = { qquuid: 'slow', qqfilename: 'slow.txt', qqtotalfilesize: `${content.length}` };
  const lines = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--x\r\ncontent-disposition: form-data; name="qqfile"; filename="blob"\r\n\r\n`;
  const body = `${lines.join('')}${head}${content}\r\n--x--\r\n`;
  const upload = await dial(test.app);
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  upload.write(postHead(uploadAddresses.agency, body.length, { ...bearer(), ...type }));
  upload.write(body.slice(0, 500));
  for (let each = 0; each < 3; each += 1) {
    const slow = await dial(test.app);
    slow.write(postHead(login, 1000));
    await slow.ended;
  }
  upload.write(body.slice(500));
  await upload.until('"success":true');
  expect(upload.said()).toMatch(/^HTTP\/1.1 200 /);
  await channel.settle();
  await channel.close();
});

it('takes no more connections than its limit, and goes on as soon as one is closed', async () => {
  const crowded = await openTestApp({ limits: { ...connectionLimits, connections: 2 } });
  const [first, second] = [await dial(crowded.app), await dial(crowded.app)];
  const third = await dial(crowded.app);
  expect(await third.ended).toBe('');
  first.socket.destroy();
  const count = promisify(crowded.app.server.getConnections.bind(crowded.app.server));
  await vi.waitFor(async () => expect(await count()).toBe(1), { interval: 5 });
  second.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await second.until('200 OK');
  const fourth = await dial(crowded.app);
  fourth.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await fourth.ended).toContain('200 OK');
  second.socket.destroy();
  await crowded.close();
});
