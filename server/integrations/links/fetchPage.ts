import type { Dispatcher } from 'undici';
import { follow, isPlain, type FetchDeps } from './fetching.ts';
import type { LinkFailure } from './port.ts';

/** Maximum number of bytes read of a page; the rest is ignored. */
export const pageLimit = 524_288;

/** The bytes of a page, where they came from, and what was said of them. */
export interface FetchedPage {
  readonly url: URL;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The beginning of the page at an address, or why there is none. */
export function fetchPage(
  address: string,
  deps: FetchDeps,
  signal: AbortSignal,
): Promise<FetchedPage | Exclude<LinkFailure, 'busy'>> {
  return follow(address, deps, signal, { accept: 'text/html,application/xhtml+xml', read });
}

async function read(url: URL, answer: Dispatcher.ResponseData): Promise<FetchedPage | 'notPage'> {
  const contentType = String(answer.headers['content-type'] ?? '');
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType);
  if (!isPlain(answer) || !isHtml) return 'notPage';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= pageLimit) break;
  }
  return { url, contentType, bytes: Buffer.concat(chunks).subarray(0, pageLimit) };
}
