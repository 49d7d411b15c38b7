import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAllowed, readOutbound, type OutboundAllow } from './outbound.ts';
import { answerLimit, createOutbound, type OutboundOptions } from './posting.ts';

let respond: (response: ServerResponse, request: IncomingMessage) => void;
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  response.on('error', () => undefined);
  request.resume().on('end', () => respond(response, request));
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
});

const allowing = (...entries: string[]): OutboundAllow => {
  const read = entries.map(readAllowed);
  return {
    hosts: new Set(read.filter((one) => typeof one === 'string')),
    networks: read.filter((one) => typeof one === 'object' && one !== null),
  };
};
const outboundOf = (options: Partial<OutboundOptions> = {}) =>
  createOutbound({ allow: allowing('127.0.0.1', 'hooks.internal'), own: () => ['office.example.com'], ...options });
const post = (address: string, options?: Partial<OutboundOptions>) =>
  outboundOf(options).post(address, { 'content-type': 'text/plain' }, Buffer.from('Café 🎭'));
const here = (path = '/') => `http://127.0.0.1:${port}${path}`;

describe('an address to post to', () => {
  it.each([
    ...['file:///etc/passwd', 'gopher://example.com/', 'ftp://example.com/', 'http://example.com/', 'https://', 'x'],
    ...['https://user@example.com/', 'https://:p@example.com/', 'https://0x7f.1/', 'https://2130706433/'],
    ...['https://127.0.0.2/', 'https://10.0.0.1/', 'https://192.168.0.1/', 'https://169.254.169.254/latest/'],
    ...['https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://[fd00:ec2::254]/', 'https://[64:ff9b::a00:1]/'],
    ...['https://localhost/', 'https://a.localhost/', 'https://intranet/', 'https://example.com:22/', 'https://a..b/'],
  ])('is not %s', (address) => expect(readOutbound(address, allowing())).toBeNull());

  it.each(['https://example.com/a?b=c', 'https://example.com:8443/', 'https://8.8.8.8/'])('is %s', (address) =>
    expect(readOutbound(address, allowing())?.url.href).toBe(address),
  );

  it('may be one that the operator opens: loopback by its exact address alone', () => {
    const isOpen = (address: string, ...entries: string[]) => readOutbound(address, allowing(...entries)) !== null;
    expect(isOpen('http://127.0.0.1:9000/', '127.0.0.1')).toBe(true);
    expect(isOpen('http://127.0.0.1:9000/', '127.0.0.1/32')).toBe(true);
    expect(isOpen('http://127.0.0.1:9000/', '127.0.0.0/8', '0.0.0.0/0')).toBe(false);
    expect(isOpen('http://0x7f.1:9000/', '127.0.0.1')).toBe(false);
    expect(isOpen('http://[::1]:9000/', '::1')).toBe(true);
    expect(isOpen('http://169.254.169.254/', '0.0.0.0/0')).toBe(false);
    expect(isOpen('http://[::ffff:127.0.0.1]/', '0.0.0.0/0', '::/0')).toBe(false);
    expect(isOpen('http://10.1.2.3:8080/', '10.1.0.0/16')).toBe(true);
    expect(isOpen('http://10.2.2.3:8080/', '10.1.0.0/16')).toBe(false);
    expect(isOpen('http://hooks:8080/', 'hooks')).toBe(true);
    expect(isOpen('http://user@hooks:8080/', 'hooks')).toBe(false);
  });

  it('says when it is saved what is wrong, and asks its name', async () => {
    const resolve = async (host: string) => (host === 'inside.example.com' ? ['8.8.8.8', '10.0.0.5'] : ['8.8.8.8']);
    const outbound = outboundOf({ resolve });
    expect(await outbound.faultOf('https://office.example.com/hook')).toBe('webhookSelf');
    expect(await outbound.faultOf('https://office.example.com./hook')).toBe('webhookSelf');
    expect(await outbound.faultOf('https://office.example.com.:8443/hook')).toBe('webhookSelf');
    expect(await outbound.faultOf('https://inside.example.com/')).toBe('webhookUrl');
    expect(await outbound.faultOf('https://www.example.com/')).toBeNull();
    expect(await outbound.faultOf(here())).toBeNull();
  });
});

describe('a post', () => {
  it('carries its bytes and says who sends it', async () => {
    const got: [string | undefined, string | undefined][] = [];
    respond = (response, { method, headers }) => {
      got.push([method, headers['user-agent']]);
      response.writeHead(202).end('ok');
    };
    expect(await post(here())).toEqual({ status: 202, retryAfter: null, text: 'ok' });
    expect(got).toEqual([['POST', 'Greenroom webhook']]);
  });

  it('does not follow a redirect', async () => {
    respond = (response) => response.writeHead(302, { location: here('/elsewhere') }).end();
    expect(await post(here())).toMatchObject({ status: 302 });
    expect(asked).toBe(1);
  });

  it('reads the beginning of an answer of 10 MB, then ends the connection', async () => {
    let isEnded = false;
    respond = (response) => {
      response.on('close', () => (isEnded = true));
      response.writeHead(200).end(Buffer.alloc(10_000_000, 'a'));
    };
    expect(await post(here())).toEqual({ status: 200, retryAfter: null, text: 'a'.repeat(answerLimit) });
    await expect.poll(() => isEnded).toBe(true);
  });

  it('waits no longer than its patience', async () => {
    respond = () => undefined;
    expect(await post(here(), { patience: 200 })).toEqual({ failure: 'timeout' });
  });

  it('is refused where a name means this machine or a network by now', async () => {
    respond = (response) => response.end();
    const at = (...addresses: string[]) =>
      post('https://www.example.com/', { allow: allowing(), resolve: async () => addresses });
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254']])
      expect(await at(...addresses)).toEqual({ failure: 'refused' });
    expect(asked).toBe(0);
  });
});
