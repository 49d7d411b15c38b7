import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from '../../server/integrations/links/addresses.ts';
import { createLinks, type LinksOptions } from '../../server/integrations/links/links.ts';
import type { LinksPort } from '../../server/integrations/links/port.ts';

export interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An internet of the test's own: one server on this machine under several names. */
export interface Web {
  readonly port: number;
  /** Requests received, and names looked up, in order. */
  readonly asked: Asked[];
  readonly resolved: string[];
  /** An address under one of the names. */
  at(host: string, path?: string): string;
  /** Fetches its pages as from the internet. */
  linksOf(options?: Partial<LinksOptions>): LinksPort;
  forget(): void;
  close(): void;
}

/** The names of the test's own internet: the public ones are all this machine. */
const names: Readonly<Record<string, readonly string[]>> = {
  'www.example.com': ['127.0.0.1'],
  'other.example.com': ['127.0.0.1'],
  'inside.example.com': ['10.0.0.5'],
  'metadata.example.com': ['169.254.169.254'],
  'mixed.example.com': ['127.0.0.1', '192.168.0.1'],
  'disguised.example.com': ['::ffff:127.0.0.1'],
  'empty.example.com': [],
};

/**
 * Opens it.
 * @param respond answers requests
 * @param now milliseconds since the epoch
 */
export async function openWeb(
  respond: (response: ServerResponse, url: string) => void,
  now: () => number = Date.now,
): Promise<Web> {
  const asked: Asked[] = [];
  const resolved: string[] = [];
  const web = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, headers });
    response.on('error', () => undefined);
    respond(response, url ?? '');
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const { port } = web.address() as AddressInfo;
  const isPublic = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
  const resolve = async (host: string) => {
    resolved.push(host);
    const found = names[host];
    if (found === undefined) throw new Error('ENOTFOUND');
    return found;
  };
  return {
    port,
    asked,
    resolved,
    at: (host, path = '/') => `http://${host}:${port}${path}`,
    linksOf: (options = {}) =>
      createLinks({ clock: now, policy: { isPublic, ports: new Set([port, 443]) }, resolve, ...options }),
    forget: () => {
      asked.length = 0;
      resolved.length = 0;
    },
    close: () => {
      web.closeAllConnections();
      web.close();
    },
  };
}
