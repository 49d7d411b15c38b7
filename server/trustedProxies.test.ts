import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { trustOf } from './trustedProxies.ts';

const publicUrl = { PUBLIC_URL: 'https://office.example.com' };

/** The address that a server with these settings takes for the client's. */
async function addressOf(env: NodeJS.ProcessEnv, peer: string, forwarded: string): Promise<string> {
  const app = fastify({ trustProxy: trustOf(readConfig(env, '/srv').trustedProxies) });
  app.get('/', ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: peer, headers });
  await app.close();
  return body;
}

it.each([
  ['what the own proxy added', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['that alone, not what a client claims before it', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['that of a client in a private network, too', '127.0.0.1', '198.51.100.1, 10.0.0.5', '10.0.0.5'],
  ['that by a proxy in a private network', '172.18.0.3', '198.51.100.1, 192.168.0.9', '192.168.0.9'],
  ['that by a proxy on the loopback of IPv6', '::1', '198.51.100.1, 2001:db8::7', '2001:db8::7'],
  ['that by a proxy that IPv6 shows as IPv4', '::ffff:127.0.0.1', '198.51.100.1, 10.0.0.5', '10.0.0.5'],
  ['the peer itself where that is a public address', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
])('under a public address, takes %s', async (_what, peer, forwarded, address) => {
  expect(await addressOf(publicUrl, peer, forwarded)).toBe(address);
});

it('takes nobody at their word without a proxy', async () => {
  expect(await addressOf({}, '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  expect(await addressOf({ ...publicUrl, TRUSTED_PROXIES: '0' }, '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
});

it('counts as many proxies as there are, the outer ones at public addresses', async () => {
  const two = { ...publicUrl, TRUSTED_PROXIES: '2' };
  expect(await addressOf(two, '127.0.0.1', '198.51.100.1, 10.0.0.5, 203.0.113.7')).toBe('10.0.0.5');
  expect(await addressOf(two, '203.0.113.7', '198.51.100.1, 10.0.0.5')).toBe('203.0.113.7');
});

it('takes proxies by their addresses, public ones as well, and nobody else', async () => {
  const named = { ...publicUrl, TRUSTED_PROXIES: '203.0.113.0/24,127.0.0.1' };
  expect(await addressOf(named, '203.0.113.7', '198.51.100.1, 10.0.0.5')).toBe('10.0.0.5');
  expect(await addressOf(named, '127.0.0.1', '198.51.100.1, 10.0.0.5, 203.0.113.9')).toBe('10.0.0.5');
  expect(await addressOf(named, '10.0.0.5', '198.51.100.1')).toBe('10.0.0.5');
});
