import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { mediaCalls } from '../../../../schema/areas/files/calls/media.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import type { Engine } from '../../../engine/engine.ts';
import { objectOf } from '../../../engine/media/mediaRow.ts';
import { findReadable } from '../../../engine/media/readable.ts';
import { isShownInline, sendFile } from '../../../engine/media/sendFile.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { registerCall, type CallHandler } from '../../../plugins/callRoute.ts';

/** Follows the reading of a file's content. */
export type ContentReader = (actor: Actor, mediaId: string, isDownload: boolean) => Promise<void>;

/** Returns the name under which an actor knows a file of the library; null for that of its upload. */
export type ContentNamer = (actor: Actor, mediaId: string) => Promise<string | null>;

/** Dependencies of serving files. */
export interface ServingDeps {
  readonly engine: Engine;
  readonly storage: StoragePort;
  /** Called before content of a file of the library is sent, but for thumbnails. */
  readonly read: ContentReader;
  readonly nameOf: ContentNamer;
}

/**
 * Registers what is in a file, or in a size that was made of it, streamed. Asks for session and right each time,
 * by bearer or by the cookie of files. A closed list of types may be shown by a browser; anything else, and anything with
 * `download=1`, is a download.
 */
export function addServing(app: FastifyInstance, { engine, storage, read, nameOf }: ServingDeps): void {
  const serve: CallHandler<typeof mediaCalls.content> = async ({ actor, params, query, request, reply }) => {
    const { size } = params;
    const media = await findReadable(engine, actor, params.id);
    const isDownload = query.download !== undefined;
    const isRead = size !== 'thumbnail' && request.method !== 'HEAD' && objectOf(media, size) !== null;
    const isFiled = media.uses.some(({ kind }) => kind === libraryItem.name);
    if (isRead && isFiled) await read(actor, media.id, isDownload || !isShownInline(media, size));
    const filename = isFiled && size !== 'thumbnail' ? await nameOf(actor, media.id) : null;
    const named = filename === null ? {} : { filename };
    return sendFile(storage, { request, reply }, { media, size, isDownload, ...named });
  };
  registerCall(app, mediaCalls.content, serve, { config: { isFile: true } });
}
