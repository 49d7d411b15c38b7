import type { FastifyInstance } from 'fastify';
import { mediaCalls } from '../../../../schema/areas/files/calls/media.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findReadable } from '../../../engine/media/readable.ts';
import { mediaOf } from '../../../engine/media/mediaOf.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Registers the status of a file: clients poll it until it has an address or a failure (AB 4, AB 7). */
export function addMedia(app: FastifyInstance, engine: Engine): void {
  registerCall(app, mediaCalls.one, async ({ actor, params }) => mediaOf(await findReadable(engine, actor, params.id)));
}
