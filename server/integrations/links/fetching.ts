import { isIP, type LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { readTarget, type AddressPolicy, type Target } from './addresses.ts';
import type { LinkFailure } from './port.ts';
import type { Resolve } from './resolving.ts';

/** How many redirects are followed. */
const redirects = 3;
/** How much of a page is read, in bytes; what follows is left. */
export const pageLimit = 524_288;

const headers = {
  'user-agent': 'Greenroom (link preview)',
  accept: 'text/html,application/xhtml+xml',
  // Nothing packed can be larger than it looks.
  'accept-encoding': 'identity',
};

/** The bytes of a page, where they came from, and what was said of them. */
export interface FetchedPage {
  readonly url: URL;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface FetchDeps {
  readonly policy: AddressPolicy;
  readonly resolve: Resolve;
}

type Step = FetchedPage | LinkFailure | { readonly next: string };

/**
 * Fetches the page of an address without becoming a way into the network around the server: each address on the way is
 * checked, its name is resolved once, and the connection goes to what was checked. Nothing is sent that says who asks.
 * @param signal ends it, whatever it is waiting for; then, and wherever a connection breaks, the page is unreachable
 */
export async function fetchPage(
  address: string,
  deps: FetchDeps,
  signal: AbortSignal,
): Promise<FetchedPage | LinkFailure> {
  let target = readTarget(address, deps.policy);
  for (let hop = 0; hop <= redirects && target !== null; hop += 1) {
    const step: Step = await take(target, deps, signal).catch(() => 'unreachable');
    if (typeof step === 'string' || !('next' in step)) return step;
    target = readTarget(step.next, deps.policy, target.url);
  }
  return 'unreachable';
}

/** One request: the page, where it leads to instead, or why there is nothing. */
async function take(target: Target, deps: FetchDeps, signal: AbortSignal): Promise<Step> {
  const addresses = await checkedAddresses(target, deps, signal);
  if (addresses === null) return 'unreachable';
  // It takes a quarter of a second to load, which no start has to wait for.
  const { Agent, request } = await import('undici');
  signal.throwIfAborted();
  // undici asks no `lookup` for a host that is written as numbers: that one was checked as it stands.
  const agent = new Agent({ connect: { lookup: pinnedTo(addresses), timeout: 5_000 }, maxHeaderSize: 16_384 });
  try {
    const answer = await request(target.url, { dispatcher: agent, method: 'GET', headers, signal });
    // What is not read ends with the connection.
    answer.body.on('error', () => undefined);
    return await readAnswer(target.url, answer);
  } finally {
    await agent.destroy();
  }
}

/** All network addresses of a host, where every one of them is public; else null. */
async function checkedAddresses(
  { host }: Target,
  { policy, resolve }: FetchDeps,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  if (isIP(host) !== 0) return [host];
  const addresses = await resolve(host, signal);
  return addresses.length > 0 && addresses.every((one) => policy.isPublic(one)) ? addresses : null;
}

function pinnedTo(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, tell) => {
    const [first] = known;
    if (all) tell(null, known);
    else tell(null, first?.address ?? '', first?.family);
  };
}

async function readAnswer(url: URL, { statusCode, headers: said, body }: Dispatcher.ResponseData): Promise<Step> {
  if ([301, 302, 303, 307, 308].includes(statusCode)) {
    return typeof said['location'] === 'string' ? { next: said['location'] } : 'notPage';
  }
  const contentType = String(said['content-type'] ?? '');
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType);
  const isPlain = /^(?:identity)?$/i.test(String(said['content-encoding'] ?? ''));
  if (statusCode < 200 || statusCode > 299 || !isHtml || !isPlain) return 'notPage';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= pageLimit) break;
  }
  return { url, contentType, bytes: Buffer.concat(chunks).subarray(0, pageLimit) };
}
