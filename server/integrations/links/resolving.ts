import { once } from 'node:events';
import { lookup, Resolver } from 'node:dns/promises';

/** Finds the network addresses of a host's name; ends when the signal comes. Fails where there are none. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks the machine's name servers, and neither its own list of hosts nor its search domains. Slow names take none of the
 * few threads that files and passwords need.
 */
export const resolveByDns: Resolve = async (host, signal) => {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  const stop = () => resolver.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error('no address');
    return addresses;
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

/** Asks as the machine does, its own list of hosts included: for servers that the operator has set up. */
export const resolveByMachine: Resolve = async (host, signal) => {
  signal.throwIfAborted();
  const stopped = new AbortController();
  const end = once(signal, 'abort', { signal: stopped.signal }).then(() => Promise.reject(new Error('too slow')));
  end.catch(() => undefined);
  try {
    const found = await Promise.race([lookup(host, { all: true }), end]);
    return found.map(({ address }) => address);
  } finally {
    stopped.abort();
  }
};
