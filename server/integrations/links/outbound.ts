import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '../../parseUrl.ts';
import { isPublicAddress, type Target } from './addresses.ts';

/** Hosts that an operator opens to outbound requests (OUTBOUND_ALLOW), besides the public internet. */
export interface OutboundAllow {
  /** Host names and IP addresses, exactly as a URL has them. */
  readonly hosts: ReadonlySet<string>;
  /** Networks; of these, private addresses alone: never this machine, nor the machinery of a cloud. */
  readonly networks: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];
}

/** The public internet alone. */
export const publicOnly: OutboundAllow = { hosts: new Set(), networks: [] };

/** Reads one entry: a host name, an IP address, or a network in CIDR notation; null for anything else. */
export function readAllowed(entry: string): string | readonly [ipaddr.IPv4 | ipaddr.IPv6, number] | null {
  if (isIP(entry) !== 0) return ipaddr.parse(entry).toString();
  if (entry.includes('/')) {
    try {
      const [address, bits] = ipaddr.parseCIDR(entry);
      const isWhole = bits === (address.kind() === 'ipv4' ? 32 : 128);
      return isWhole ? address.toString() : [address, bits];
    } catch {
      return null;
    }
  }
  const isName = /^[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*$/i.test(entry);
  return isName && !/^[\d.]+$/.test(entry) ? entry.toLowerCase() : null;
}

/** The ports of public hosts that may be requested. */
const publicPorts = new Set([443, 8443]);

/** Returns true if an address may be connected to, for a host that is not opened by its name. */
export function isReachable(address: string, { hosts, networks }: OutboundAllow): boolean {
  if (isPublicAddress(address)) return true;
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (hosts.has(parsed.toString())) return true;
  if (!['private', 'uniqueLocal', 'carrierGradeNat'].includes(parsed.range())) return false;
  return networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
}

/** Returns true for an IPv4 address that is written in another way, such as `0x7f.1`: nobody means well by that. */
function isDisguised(address: string, host: string): boolean {
  return isIP(host) === 4 && /^https?:\/\/([^/?#]*)/i.exec(address.trim())?.[1]?.replace(/:\d*$/, '') !== host;
}

/** An address that may be posted to. */
export interface OutboundTarget extends Target {
  /** True for a host that the operator has opened by its name: it may be anywhere. */
  readonly isOpened: boolean;
}

/**
 * Parses an address to post to; null if it may not be requested. Public hosts are asked by https; those of the operator
 * also by http, and at any port.
 */
export function readOutbound(address: string, allow: OutboundAllow): OutboundTarget | null {
  const url = parseUrl(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isDisguised(address, host)) return null;
  if (allow.hosts.has(isIP(host) === 0 ? host : ipaddr.parse(host).toString())) return { url, host, isOpened: true };
  const isAddress = isIP(host) !== 0;
  if (isAddress && !isPublicAddress(host)) return isReachable(host, allow) ? { url, host, isOpened: false } : null;
  if (url.protocol !== 'https:' || !publicPorts.has(url.port === '' ? 443 : Number(url.port))) return null;
  const parts = host.split('.');
  const isFull = parts.length > 1 && !parts.includes('') && parts.at(-1) !== 'localhost';
  return isAddress || isFull ? { url, host, isOpened: false } : null;
}
