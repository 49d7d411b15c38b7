import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgencyServer, type AgencyServer } from '../support/agency.ts';

let server: AgencyServer;
let port: number;

beforeAll(async () => {
  server = await openAgencyServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** Returns the raw answer of the demo's server. */
async function ask(path: string, headers: Record<string, string>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return text(socket);
}
const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol': 'v12.stomp',
};
const local = { host: 'localhost:4000' };
const paths = ['/user/v1/auth/demo', '/healthz', '/', '/docs', '/assets/none.js', '/nothing/here', '/ws'];

it.each([
  ['another host', { host: 'office.example.com' }],
  ['an address of the network', { host: '192.168.1.10:4000' }],
  ['a host that begins like this machine', { host: 'localhost.example.com' }],
  ['X-Forwarded-For', { ...local, 'x-forwarded-for': '203.0.113.7' }],
  ['X-Forwarded-Proto', { ...local, 'x-forwarded-proto': 'https' }],
  ['Forwarded', { ...local, forwarded: 'for=203.0.113.7' }],
  ['Via', { ...local, via: '1.1 proxy' }],
  ['X-Real-IP', { ...local, 'x-real-ip': '203.0.113.7' }],
  ["another host's page", { ...local, origin: 'https://office.example.com' }],
])('a demo refuses, on every path, what comes with %s', async (_what, headers) => {
  for (const path of paths) {
    const answer = await ask(path, { ...(path === '/ws' && upgrade), ...headers } as Record<string, string>);
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).toContain('This is a demo with a public password');
  }
});

it.each(['localhost:5173', '127.0.0.1:4000', '[::1]:4000', 'demo.localhost', '127.0.0.53'])(
  'a demo answers under %s',
  async (host) => {
    expect(await ask('/user/v1/auth/demo', { host })).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('/user/v1/auth/demo', { host, origin: `http://${host}` })).toMatch(/^HTTP\/1\.1 200 /);
  },
);

it('a demo says to visitors of another site why a form of it is not sent', async () => {
  const { body, statusCode } = await server.app.inject({
    method: 'POST',
    url: '/client/v1/enquiries/submit',
    headers: { ...local, origin: 'https://band.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Bo',
  });
  expect([statusCode, body]).toEqual([421, expect.stringContaining('This is a demonstration')]);
});

it('a demo opens WebSockets to its own pages', async () => {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ ...local, ...upgrade, origin: 'http://localhost:4000' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`GET /ws HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [first] = await new Promise<[Buffer]>((resolve) => socket.once('data', (data) => resolve([data])));
  socket.destroy();
  expect(first.toString()).toMatch(/^HTTP\/1\.1 101 /);
});
