import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '../../parseUrl.ts';

/** Addresses that may be requested; tests allow others, since their pages are on this machine. */
export interface AddressPolicy {
  /** Returns true if an IP address belongs to the public internet. */
  readonly isPublic: (address: string) => boolean;
  readonly ports: ReadonlySet<number>;
  /** The only origin that may be requested, wherever it is; by default every one that the rest allows. */
  readonly only?: string;
}

/** All assigned unicast addresses of IPv6; the rest is reserved. */
const givenOut = ipaddr.parseCIDR('2000::/3');
/** Azure's machines ask this one about themselves, though it looks like any other. */
const machinery = new Set(['168.63.129.16']);

/**
 * Returns true if an IP address is a public unicast address: not this machine, its network, a multicast group, or
 * another address in disguise (IPv4 within IPv6, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || machinery.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(givenOut);
}

/** Policy for the public web: public addresses, on the usual ports. */
export const publicWeb: AddressPolicy = { isPublic: isPublicAddress, ports: new Set([80, 443]) };

/** Policy for a server that the operator has set up: its origin alone, in a local network too. */
export function ownServer(address: string): AddressPolicy {
  return { isPublic: () => true, ports: new Set(), only: new URL(address).origin };
}

/** The address of a page that may be asked, once the host is known to be public as well. */
export interface Target {
  readonly url: URL;
  /** The host's name, or its address without the brackets of IPv6. */
  readonly host: string;
}

/**
 * Parses a web address; null if it may not be requested: another scheme or port, a name and password in it, a host that
 * is neither a public address nor a full name. IPv4 numbers are parsed in every spelling that browsers accept.
 */
export function readTarget(address: string, { isPublic, ports, only }: AddressPolicy, base?: URL): Target | null {
  const url = parseUrl(address, base?.href);
  if (url === null) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (only !== undefined) return url.origin === only ? { url, host } : null;
  const usual = url.protocol === 'https:' ? 443 : 80;
  if (!ports.has(url.port === '' ? usual : Number(url.port))) return null;
  if (isIP(host) !== 0) return isPublic(host) ? { url, host } : null;
  // A name of one part means something in a local network alone, and so does one that `localhost` ends.
  const parts = host.replace(/\.$/, '').split('.');
  const isFull = parts.length > 1 && !parts.includes('') && parts.at(-1) !== 'localhost';
  return isFull ? { url, host } : null;
}
