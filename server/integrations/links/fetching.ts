import { isIP, type LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { readTarget, type AddressPolicy, type Target } from './addresses.ts';
import type { Resolve } from './resolving.ts';

/** Maximum number of redirects followed. */
const redirects = 3;

/** Dependencies of requests to the web. */
export interface FetchDeps {
  readonly policy: AddressPolicy;
  readonly resolve: Resolve;
}

/** A request, and the conversion of its answer. */
export interface Wanted<T> {
  /** The types that it may have, as a header says them. */
  readonly accept: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads an answer that is not a redirect; unread data ends with the connection. */
  readonly read: (url: URL, answer: Dispatcher.ResponseData) => Promise<T>;
}

const asking = {
  'user-agent': 'Greenroom (link preview)',
  // Nothing packed can be larger than it looks.
  'accept-encoding': 'identity',
};

type Step<T> = { readonly got: T | 'unreachable' | 'notPage' } | { readonly next: string };

const unreachable = { got: 'unreachable' } as const;

/**
 * Requests an address without exposing the network around the server: each address of a redirect is checked, its name
 * is resolved once, and the connection goes to the checked address. The request contains nothing that identifies the
 * user.
 * @param signal aborts it at any time; then, and after a broken connection, the result is unreachable
 */
export async function follow<T>(
  address: string,
  deps: FetchDeps,
  signal: AbortSignal,
  wanted: Wanted<T>,
): Promise<T | 'unreachable' | 'notPage'> {
  let target = readTarget(address, deps.policy);
  for (let hop = 0; hop <= redirects && target !== null; hop += 1) {
    const step: Step<T> = await take(target, deps, signal, wanted).catch(() => unreachable);
    if ('got' in step) return step.got;
    target = readTarget(step.next, deps.policy, target.url);
  }
  return 'unreachable';
}

/** Sends one request: returns the result of its answer, or the address of its redirect. */
async function take<T>(target: Target, deps: FetchDeps, signal: AbortSignal, wanted: Wanted<T>): Promise<Step<T>> {
  const headers = { ...asking, ...wanted.headers, accept: wanted.accept };
  const step = await requestOnce(target, deps, signal, {
    headers,
    read: async (answer): Promise<Step<T>> => {
      if (![301, 302, 303, 307, 308].includes(answer.statusCode)) return { got: await wanted.read(target.url, answer) };
      const { location } = answer.headers;
      return typeof location === 'string' ? { next: location } : { got: 'notPage' };
    },
  });
  return step ?? unreachable;
}

/** One request as it is sent, and the conversion of its answer, whatever its status. */
export interface OneRequest<T> {
  readonly headers: Readonly<Record<string, string>>;
  /** Makes it a POST; a GET by default. */
  readonly body?: Buffer;
  /** Reads the answer; unread data ends with the connection. */
  readonly read: (answer: Dispatcher.ResponseData) => Promise<T>;
}

/** Checked parts of the dependencies: names are resolved once, and every address has to be allowed. */
export interface RequestDeps {
  readonly policy: Pick<AddressPolicy, 'isPublic'>;
  readonly resolve: Resolve;
}

/**
 * Sends one request to a checked target and follows no redirect. Returns null if an address of its host is not allowed;
 * throws if it cannot be reached, or the signal comes.
 */
export async function requestOnce<T>(
  target: Target,
  deps: RequestDeps,
  signal: AbortSignal,
  { headers, body, read }: OneRequest<T>,
): Promise<T | null> {
  const addresses = await checkedAddresses(target, deps, signal);
  if (addresses === null) return null;
  // It takes a quarter of a second to load, which no start has to wait for.
  const { Agent, request } = await import('undici');
  signal.throwIfAborted();
  // undici calls no `lookup` for an IP address, which was checked already.
  const agent = new Agent({ connect: { lookup: pinnedTo(addresses), timeout: 5_000 }, maxHeaderSize: 16_384 });
  try {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await request(target.url, { dispatcher: agent, method, headers, signal, body: body ?? null });
    // What is not read ends with the connection.
    answer.body.on('error', () => undefined);
    return await read(answer);
  } finally {
    await agent.destroy();
  }
}

/** All network addresses of a host, where every one of them is public; else null. */
async function checkedAddresses(
  { host }: Target,
  { policy, resolve }: RequestDeps,
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

/** Returns true for a plain answer: neither an error nor compressed, since no compression was requested. */
export function isPlain({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  const isAnswered = statusCode >= 200 && statusCode <= 299;
  return isAnswered && /^(?:identity)?$/i.test(String(headers['content-encoding'] ?? ''));
}
