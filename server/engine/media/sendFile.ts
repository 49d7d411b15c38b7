import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileSize } from '../../../schema/media.ts';
import { notFound, RefusalError } from '../../errors.ts';
import { MissingObjectError, type StoragePort } from '../../integrations/storage/port.ts';
import { byteRangeOf } from './byteRange.ts';
import { isUnreadImage, objectOf, type MediaRow } from './mediaRow.ts';
import { isShown } from './shownTypes.ts';

/** Nothing that is given out may run or load anything. */
const policy = "sandbox; default-src 'none'";

/** A file's name for a size that was made of it: `photo.webp` for `photo.heic`. */
function nameOf(filename: string, size: FileSize): string {
  return size === 'origin' ? filename : `${filename.replace(/\.[^.]*$/, '')}.webp`;
}

/** Returns true if a header of entity tags contains this one (weak comparison, RFC 9110, 13.1.2). */
function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Returns true if a browser shows this size of a file in a page; anything else is a download. */
export function isShownInline(media: MediaRow, size: FileSize): boolean {
  const found = objectOf(media, size);
  return found !== null && isShown(found.contentType) && !(size === 'origin' && isUnreadImage(media));
}

/** A file, or a size that was made of it, as it is given out. */
export interface SentFile {
  readonly media: MediaRow;
  readonly size: FileSize;
  /** True to offer it as a download even if a browser could show it. */
  readonly isDownload: boolean;
  /** Its name for the receiver; by default that of the file. */
  readonly filename?: string;
}

/**
 * Sends what is in a file, streamed: whole or in the piece that is asked for, with the headers that keep a browser from
 * running it. Whether the caller may have it is decided before. Throws 404 if there is no such size, 416 if there is no
 * such piece.
 */
export async function sendFile(
  storage: StoragePort,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { media, size, isDownload, filename = media.filename }: SentFile,
): Promise<FastifyReply> {
  const found = objectOf(media, size);
  if (found === null) throw notFound();
  const { object, bytes, contentType } = found;
  const tag = `"${media.sha256 ?? media.id}${size === 'origin' ? '' : `-${size}`}"`;
  void reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'authorization, cookie',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
    'content-disposition': contentDisposition(nameOf(filename, size), {
      type: !isDownload && isShownInline(media, size) ? 'inline' : 'attachment',
    }),
  });
  if (names(request.headers['if-none-match'], tag)) return reply.code(304).send();

  const isRanged = request.headers['if-range'] === undefined || request.headers['if-range'] === tag;
  const range = isRanged ? byteRangeOf(request.headers.range, bytes) : null;
  if (range === 'none') {
    void reply.header('content-range', `bytes */${bytes}`);
    throw new RefusalError('rangeNotSatisfiable', 'malformed');
  }
  const isHead = request.method === 'HEAD';
  const opened = isHead ? Promise.resolve(Readable.from([])) : storage.get(object, range ?? undefined);
  const content = await opened.catch((error: unknown) => {
    if (!(error instanceof MissingObjectError)) throw error;
    request.log.error({ media: media.id, object }, 'an object is missing in the storage');
    throw notFound();
  });
  if (range !== null) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`);
  return reply
    .type(contentType)
    .header('content-length', range === null ? bytes : range.last - range.first + 1)
    .send(content);
}
