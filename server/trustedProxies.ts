import type { FastifyServerOptions } from 'fastify';
import ipaddr from 'ipaddr.js';
import { faulty, valueOf } from './environment.ts';

/**
 * Whose word the server takes for the address of a client (X-Forwarded-For): so many proxies in a row, the last of which
 * connects from this machine or a private network; or those at these addresses and networks.
 */
export type TrustedProxies = number | readonly string[];

/** The most proxies in a row. */
const longestChain = 10;
const localRanges: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Whether an address is of this machine or of a network that is not public. */
function isLocal(address: string): boolean {
  return ipaddr.isValid(address) && localRanges.includes(ipaddr.process(address).range());
}

/**
 * Reads TRUSTED_PROXIES: a number of proxies, or addresses and networks (CIDR) with commas between them.
 * @param usual what holds where the variable is absent
 * @throws ConfigError where it is neither
 */
export function readTrustedProxies(env: NodeJS.ProcessEnv, usual: TrustedProxies): TrustedProxies {
  const value = valueOf(env, 'TRUSTED_PROXIES');
  if (value === null) return usual;
  if (/^\d+$/.test(value) && Number(value) <= longestChain) return Number(value);
  const addresses = value.split(',').map((one) => one.trim());
  if (addresses.every((one) => isAddress(one) || ipaddr.isValidCIDR(one))) return addresses;
  const fault = `is neither a number from 0 to ${longestChain} nor a list of addresses and networks`;
  throw faulty('TRUSTED_PROXIES', fault, '10.0.0.5,192.168.7.0/24');
}

/** Whether a text is a whole IP address: the library also takes `7` and `0x7f.1`. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/**
 * The same as Fastify reads it. Hops are counted from the server outwards: what stands in the header beyond them is what
 * a client claims. Fastify's own number of hops trusts no header at all, since it does not look at who connects.
 */
export function trustOf(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((address: string, hop: number) => hop < proxies && (hop > 0 || isLocal(address)));
}
