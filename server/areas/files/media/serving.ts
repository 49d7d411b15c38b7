import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { mediaCalls } from '../../../../schema/areas/files/calls/media.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import type { FileSize } from '../../../../schema/media.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findReadable } from '../../../engine/media/readable.ts';
import { isUnreadImage, objectOf } from '../../../engine/media/mediaRow.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import { MissingObjectError, type StoragePort } from '../../../integrations/storage/port.ts';
import { registerCall, type CallHandler } from '../../../plugins/callRoute.ts';
import { byteRangeOf } from './byteRange.ts';
import { isShown } from './contentTypes.ts';

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

/** Follows the reading of a file's content. */
export type ContentReader = (actor: Actor, mediaId: string, isDownload: boolean) => Promise<void>;

/** Dependencies of serving files. */
export interface ServingDeps {
  readonly engine: Engine;
  readonly storage: StoragePort;
  /** Called before content of a file of the library is sent, but for thumbnails. */
  readonly read: ContentReader;
}

/**
 * Registers what is in a file, or in a size that was made of it, streamed. Asks for session and right each time,
 * by bearer or by the cookie of files. A closed list of types may be shown by a browser; anything else, and anything with
 * `download=1`, is a download.
 */
export function addServing(app: FastifyInstance, { engine, storage, read }: ServingDeps): void {
  const serve: CallHandler<typeof mediaCalls.content> = async ({
    actor,
    params: { id, size },
    query,
    request,
    reply,
  }) => {
    const media = await findReadable(engine, actor, id);
    const found = objectOf(media, size);
    if (found === null) throw notFound();
    const { object, bytes, contentType } = found;
    const tag = `"${media.sha256 ?? media.id}${size === 'origin' ? '' : `-${size}`}"`;
    const isInline =
      isShown(contentType) && query.download === undefined && !(size === 'origin' && isUnreadImage(media));
    void reply.headers({
      etag: tag,
      'cache-control': 'private, no-cache',
      vary: 'authorization, cookie',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': policy,
      'content-disposition': contentDisposition(nameOf(media.filename, size), {
        type: isInline ? 'inline' : 'attachment',
      }),
    });
    const isRead = size !== 'thumbnail' && request.method !== 'HEAD';
    if (isRead && media.uses.some(({ kind }) => kind === libraryItem.name)) {
      await read(actor, media.id, !isInline);
    }
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
      request.log.error({ media: id, object }, 'an object is missing in the storage');
      throw notFound();
    });
    if (range !== null) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`);
    return reply
      .type(contentType)
      .header('content-length', range === null ? bytes : range.last - range.first + 1)
      .send(content);
  };
  registerCall(app, mediaCalls.content, serve, { config: { isFile: true } });
}
