import type { Readable } from 'node:stream';

/** The encodings in which spreadsheets write CSV. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Thrown if a file is not text, or contains characters that cannot be stored. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Returns the encoding of a file's byte order mark; without one, UTF-16 if every second byte of its start is zero. */
function announced(start: Uint8Array): Encoding | null {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => start[index] === byte));
  if (marked) return marked[0];
  const zeros = (odd: number) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const most = start.length / 2;
  if (start.length >= 4 && zeros(1) > 0.4 * most && zeros(0) === 0) return 'utf-16le';
  if (start.length >= 4 && zeros(0) > 0.4 * most && zeros(1) === 0) return 'utf-16be';
  return null;
}

/** The encoding of a whole file: UTF-8 where all of it is, else what Windows writes in western countries. */
export async function encodingOf(content: Readable): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const isBroken = (decode: () => string) => {
    try {
      decode();
      return false;
    } catch {
      return true;
    }
  };
  let isFirst = true;
  // Leaving the loop early destroys the stream.
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const said = isFirst ? announced(chunk.subarray(0, 1024)) : null;
    if (said !== null) return said;
    isFirst = false;
    if (isBroken(() => utf8.decode(chunk, { stream: true }))) return 'windows-1252';
  }
  return isBroken(() => utf8.decode()) ? 'windows-1252' : 'utf-8';
}

/**
 * A file as text, piece by piece.
 * @throws UnreadableFileError where it holds what no text does: U+0000, or what its encoding cannot mean
 */
export async function* textOf(content: Readable, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const checked = (decode: () => string): string => {
    let text: string;
    try {
      text = decode();
    } catch {
      throw new UnreadableFileError('the file is not in the encoding that it seems to be in');
    }
    if (text.includes('\0')) throw new UnreadableFileError('the file holds U+0000');
    return text;
  };
  for await (const chunk of content as AsyncIterable<Buffer>)
    yield checked(() => decoder.decode(chunk, { stream: true }));
  yield checked(() => decoder.decode());
}
