import type { FastifyInstance } from 'fastify';
import { mediaCalls } from '../../../../schema/areas/files/calls/media.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findReadable } from '../../../engine/media/readable.ts';
import { mediaOf } from '../../../engine/media/mediaOf.ts';
import { renameFile } from './renaming.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Registers the status of a file, which clients poll until it has an address or a failure, and its renaming (AB 4, AB 7). */
export function addMedia(app: FastifyInstance, engine: Engine): void {
  registerCall(app, mediaCalls.one, async ({ actor, params }) => mediaOf(await findReadable(engine, actor, params.id)));
  registerCall(app, mediaCalls.rename, async ({ actor, params, body }) =>
    mediaOf(await renameFile(engine, actor, params.id, body.filename)),
  );
}
