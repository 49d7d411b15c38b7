import type { FastifyInstance } from 'fastify';
import { mediaCalls } from '../../../../schema/areas/files/calls/media.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findReadable } from '../../../engine/media/readable.ts';
import { sendFile } from '../../../engine/media/sendFile.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { registerCall, type CallHandler } from '../../../plugins/callRoute.ts';

/**
 * Registers what is in a file, or in a size that was made of it, streamed. Asks for session and right each time,
 * by bearer or by the cookie of files. A closed list of types may be shown by a browser; anything else, and anything with
 * `download=1`, is a download.
 */
export function addServing(app: FastifyInstance, { engine, storage }: { engine: Engine; storage: StoragePort }): void {
  const serve: CallHandler<typeof mediaCalls.content> = async ({ actor, params, query, request, reply }) => {
    const media = await findReadable(engine, actor, params.id);
    const isDownload = query.download !== undefined;
    return sendFile(storage, { request, reply }, { media, size: params.size, isDownload });
  };
  registerCall(app, mediaCalls.content, serve, { config: { isFile: true } });
}
