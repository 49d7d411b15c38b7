import { isIP } from 'node:net';
import type { Dispatcher } from 'undici';
import { parseUrl } from '../../parseUrl.ts';
import { requestOnce } from './fetching.ts';
import { isReachable, readOutbound, type OutboundAllow } from './outbound.ts';
import { resolveByDns, resolveByMachine, type Resolve } from './resolving.ts';

/** Maximum number of bytes of an answer that are read. */
export const answerLimit = 1024;

/** Answer to a post, or the reason why there is none. */
export type Posted =
  | {
      readonly status: number;
      readonly retryAfter: string | null;
      /** Beginning of the answer, `answerLimit` bytes at most. */
      readonly text: string;
    }
  | { readonly failure: 'refused' | 'unreachable' | 'timeout' };

/** Posts to addresses of others, without exposing the network around the server. */
export interface OutboundPort {
  /** Returns why an address may not be posted to, as far as it shows by itself and by its name; null if it may. */
  faultOf(address: string): Promise<'webhookUrl' | 'webhookSelf' | null>;
  /** Posts bytes, once, to an address that is checked anew. Follows no redirect. Never fails. */
  post(address: string, headers: Readonly<Record<string, string>>, body: Buffer, signal?: AbortSignal): Promise<Posted>;
}

/** Options of posting. */
export interface OutboundOptions {
  readonly allow: OutboundAllow;
  /** Hosts under which this server is reached, with their ports or for every port: it never posts to itself. */
  readonly own: () => readonly string[];
  /** Finds the addresses of names; by default DNS, and the machine's own list for names that are opened. */
  readonly resolve?: Resolve;
  /** Timeout of one post, in milliseconds. */
  readonly patience?: number;
}

/** Timeout for the name of a host when its address is saved, in milliseconds. */
const namePatience = 1_500;

/** Reads the first bytes of an answer; one that breaks off, or never ends, gives those that came. */
async function readStart({ body }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= answerLimit) break;
    }
  } catch {
    // The status has come: that is the answer.
  }
  // PostgreSQL keeps no U+0000.
  return Buffer.concat(chunks)
    .subarray(0, answerLimit)
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/\uFFFD+$/, '');
}

/** Returns a host, with or without a port, without the dot that ends a full name. */
const withoutDot = (host: string) => host.replace(/\.(?=(?::\d+)?$)/, '');

/** Creates the way out for posts. */
export function createOutbound({ allow, own, resolve, patience = 15_000 }: OutboundOptions): OutboundPort {
  const isOwn = (address: string) => {
    const url = parseUrl(address);
    if (url === null) return false;
    const named = [url.hostname, url.host].map(withoutDot);
    return own().some((one) => named.includes(withoutDot(one)));
  };
  const targetOf = (address: string) =>
    isOwn(address) ? ('webhookSelf' as const) : (readOutbound(address, allow) ?? ('webhookUrl' as const));
  const resolverOf = (isOpened: boolean) => resolve ?? (isOpened ? resolveByMachine : resolveByDns);
  const policyOf = (isOpened: boolean) => ({ isPublic: (one: string) => isOpened || isReachable(one, allow) });

  return {
    faultOf: async (address) => {
      const target = targetOf(address);
      if (typeof target === 'string') return target;
      if (target.isOpened || isIP(target.host) !== 0) return null;
      try {
        const found = await resolverOf(false)(target.host, AbortSignal.timeout(namePatience));
        return found.every(policyOf(false).isPublic) ? null : 'webhookUrl';
      } catch {
        // A name that is not there yet is looked up again at each delivery.
        return null;
      }
    },
    post: async (address, headers, body, signal) => {
      const target = targetOf(address);
      if (typeof target === 'string') return { failure: 'refused' };
      const timeout = AbortSignal.timeout(patience);
      const until = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
      const deps = { policy: policyOf(target.isOpened), resolve: resolverOf(target.isOpened) };
      try {
        const posted = await requestOnce(target, deps, until, {
          headers: { ...headers, 'user-agent': 'Greenroom webhook', 'accept-encoding': 'identity' },
          body,
          read: async (answer): Promise<Posted> => {
            const after = answer.headers['retry-after'];
            const retryAfter = typeof after === 'string' ? after : null;
            return { status: answer.statusCode, retryAfter, text: await readStart(answer) };
          },
        });
        return posted ?? { failure: 'refused' };
      } catch {
        return { failure: timeout.aborted ? 'timeout' : 'unreachable' };
      }
    },
  };
}
