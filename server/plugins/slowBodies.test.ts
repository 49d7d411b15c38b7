import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionLimits } from './connectionLimits.ts';
import { handleErrors } from './errors.ts';
import { limitBodies } from './slowBodies.ts';

const limits = { ...connectionLimits, body: 60_000, upload: 20_000, memory: 100_000, check: 1 };
let app: FastifyInstance;
let now: number;
/** Number of calls of the clock. */
let looks: number;
/** The ends of connections that the server has, in the order in which they were opened. */
let accepted: Socket[];

beforeEach(async () => {
  now = 1_000_000;
  looks = 0;
  accepted = [];
  app = fastify({ forceCloseConnections: true });
  limitBodies(app, limits, () => {
    looks += 1;
    return now;
  });
  handleErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-refused']) await reply.code(401).send({ refused: true });
  });
  app.post('/json', async ({ body }) => ({ length: JSON.stringify(body).length }));
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.post('/upload', { config: { isUpload: true } }, async ({ body }) => {
      let length = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) length += chunk.length;
      return { length };
    });
  });
  app.server.on('connection', (socket) => accepted.push(socket));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** A request that has sent its head and the beginning of its body, and has been read so far. */
async function begin(path: string, length: number, first = '', headers: readonly string[] = []) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  let sent = 0;
  socket.on('data', (chunk) => (said += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => said);
  const index = accepted.length;
  const type = path === '/upload' ? 'application/octet-stream' : 'application/json';
  const lines = [`POST ${path} HTTP/1.1`, 'host: x', `content-type: ${type}`, `content-length: ${length}`, ...headers];
  const send = async (text: string) => {
    sent += Buffer.byteLength(text);
    socket.write(text);
    await vi.waitFor(() => expect(accepted[index]?.bytesRead).toBe(sent), { interval: 1 });
  };
  await send(`${[...lines, '', ''].join('\r\n')}${first}`);
  return { send, ended, isOpen: () => socket.readyState === 'open', said: () => said };
}

/** Waits until the limits have been checked with everything that has come so far. */
async function checked(): Promise<void> {
  const before = looks;
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 1), { interval: 1 });
}

it('answers 408 to a body that is not there in time, however steadily it trickles', async () => {
  const slow = await begin('/json', 100, '"');
  now += limits.body - 1;
  await slow.send('x');
  await checked();
  expect(slow.isOpen()).toBe(true);
  now += 1;
  expect(await slow.ended).toMatch(/^HTTP\/1.1 408 [^]*"key":"requestTimedOut"/);
});

it('ends a body of which nobody reads any more, behind an answer that stands', async () => {
  const slow = await begin('/json', 100, '"', ['x-refused: 1']);
  await vi.waitFor(() => expect(slow.said()).toContain('401'));
  now += limits.body;
  expect(await slow.ended).toMatch(/^HTTP\/1.1 401 [^]*{"refused":true}$/);
});

it('lets an upload take as long as it likes, while bytes come', async () => {
  const upload = await begin('/upload', 11, 'x');
  for (let each = 0; each < 10; each += 1) {
    await checked();
    now += limits.upload - 1;
    await upload.send('x');
  }
  await vi.waitFor(() => expect(upload.said()).toMatch(/200 OK[^]*{"length":11}/));
});

it('ends an upload of which nothing comes, and an upload that is refused as any other body', async () => {
  const stalled = await begin('/upload', 11, 'x');
  const refused = await begin('/upload', 11, 'x', ['x-refused: 1']);
  await checked();
  now += limits.upload;
  expect(await stalled.ended).toMatch(/^HTTP\/1.1 408 /);
  expect(refused.isOpen()).toBe(true);
  now += limits.body - limits.upload;
  expect(await refused.ended).toMatch(/^HTTP\/1.1 401 /);
});

it('ends the largest unfinished bodies where they hold too much memory together, and no upload', async () => {
  const upload = await begin('/upload', 500_000, 'x'.repeat(60_000));
  const small = await begin('/json', 500_000, `"${'x'.repeat(10_000)}`);
  const large = await begin('/json', 500_000, `"${'x'.repeat(50_000)}`);
  await checked();
  expect([upload.isOpen(), small.isOpen(), large.isOpen()]).toEqual([true, true, true]);
  const third = await begin('/json', 500_000, `"${'x'.repeat(45_000)}`);
  expect(await large.ended).toMatch(/^HTTP\/1.1 408 /);
  await checked();
  expect([upload.isOpen(), small.isOpen(), third.isOpen()]).toEqual([true, true, true]);
});

it('counts each request of a connection that is kept for several by itself', async () => {
  const text = JSON.stringify('x'.repeat(30_000));
  const first = await begin('/json', text.length, text);
  for (let each = 1; each <= 5; each += 1) {
    await vi.waitFor(() => expect(first.said().split('200 OK')).toHaveLength(each + 1));
    await first.send(
      `POST /json HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n`,
    );
    await checked();
    await first.send(text);
  }
  expect(first.isOpen()).toBe(true);
});
