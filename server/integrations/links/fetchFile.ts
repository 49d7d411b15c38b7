import type { Dispatcher } from 'undici';
import { follow, isPlain, type FetchDeps } from './fetching.ts';
import type { FileFailure } from './port.ts';

/** Maximum size of a page's picture, in bytes. */
export const pictureLimit = 5_000_000;

/** Status codes of a temporary failure. */
const passing = new Set([408, 425, 429]);

/** A file that is asked for. */
export interface FileWanted {
  /** Types that it may have, as a header says them. */
  readonly accept: string;
  /** Maximum number of bytes. */
  readonly limit: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives the answer before its content. */
  readonly answered?: (answer: Dispatcher.ResponseData) => void;
  /** Receives the bytes in order; each call is awaited. Its errors are thrown. */
  readonly write: (bytes: Buffer) => Promise<void>;
}

/**
 * Downloads the content of an address, whatever its type; null once it is complete.
 */
export async function fetchFile(
  address: string,
  deps: FetchDeps,
  signal: AbortSignal,
  { accept, limit, headers, answered, write }: FileWanted,
): Promise<FileFailure | null> {
  // Whatever breaks on the way to a stranger is the stranger's; what breaks here is not.
  let broken: { readonly error: unknown } | null = null;
  const read = async (_url: URL, answer: Dispatcher.ResponseData): Promise<FileFailure | null> => {
    answered?.(answer);
    if (answer.statusCode >= 500 || passing.has(answer.statusCode)) return 'unreachable';
    if (!isPlain(answer)) return 'missing';
    if (Number(answer.headers['content-length'] ?? 0) > limit) return 'tooLarge';
    let size = 0;
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return 'tooLarge';
      try {
        await write(chunk);
      } catch (error) {
        broken = { error };
        throw error;
      }
    }
    return null;
  };
  const failure = await follow(address, deps, signal, { accept, read, ...(headers && { headers }) });
  const fault = broken as { readonly error: unknown } | null;
  if (fault !== null) throw fault.error;
  return failure === 'notPage' ? 'missing' : failure;
}

/** Returns the bytes of a picture, unverified; null if there are none, or too many. */
export async function fetchPicture(address: string, deps: FetchDeps, signal: AbortSignal): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  const write = async (bytes: Buffer) => void chunks.push(bytes);
  const failure = await fetchFile(address, deps, signal, { accept: 'image/*', limit: pictureLimit, write });
  return failure === null && chunks.length > 0 ? Buffer.concat(chunks) : null;
}
