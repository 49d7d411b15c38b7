import type { Dispatcher } from 'undici';
import { fetchFile } from './fetchFile.ts';
import type { FetchDeps } from './fetching.ts';
import type { FetchedText, TextMark } from './port.ts';

/** A text that is asked for. */
interface TextWanted {
  readonly accept: string;
  /** Maximum number of bytes. */
  readonly limit: number;
  readonly mark?: TextMark;
  readonly userAgent?: string;
}

/** Fetches the text at an address, unless it is still that of a mark. */
export async function fetchText(
  address: string,
  deps: FetchDeps,
  signal: AbortSignal,
  { accept, limit, mark, userAgent = 'Greenroom (calendar)' }: TextWanted,
): Promise<FetchedText> {
  const chunks: Buffer[] = [];
  const headers = {
    'user-agent': userAgent,
    ...(mark?.etag && { 'if-none-match': mark.etag }),
    ...(mark?.modified && { 'if-modified-since': mark.modified }),
  };
  let told: Dispatcher.ResponseData | undefined;
  const failure = await fetchFile(address, deps, signal, {
    accept,
    limit,
    headers,
    answered: (answer) => (told = answer),
    write: async (bytes) => void chunks.push(bytes),
  });
  if (told?.statusCode === 304 && mark !== undefined) return 'unchanged';
  if (failure !== null) return failure;
  const header = (name: string) => {
    const value = told?.headers[name];
    return typeof value === 'string' && value.length <= 500 ? value : null;
  };
  return { bytes: Buffer.concat(chunks), etag: header('etag'), modified: header('last-modified') };
}
