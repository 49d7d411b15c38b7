import type { FastifyServerOptions } from 'fastify';
import ipaddr from 'ipaddr.js';
import { faulty, valueOf } from './environment.ts';

/**
 * Proxies that are trusted to give a client's address (X-Forwarded-For): a number of proxies in a row, the last of
 * which connects from this machine or a private network; or those at these addresses and networks.
 */
export type TrustedProxies = number | readonly string[];

/** The most proxies in a row. */
const longestChain = 10;
const localRanges: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Returns true if an address is of this machine or of a private network. */
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

/** Returns true if a text is a whole IP address: the library also accepts `7` and `0x7f.1`. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/**
 * Returns the setting in Fastify's form. Hops are counted from the server outwards: header entries beyond them are a
 * client's claim. Fastify's own number of hops is not used, since it does not check who connects.
 */
export function trustOf(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((address: string, hop: number) => hop < proxies && (hop > 0 || isLocal(address)));
}
