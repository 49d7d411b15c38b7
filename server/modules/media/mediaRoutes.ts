import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { mediaSchema } from '../../../schema/fields/mediaSchema.ts';
import type { Engine } from '../../engine/engine.ts';
import { findReadable } from '../../engine/media/readable.ts';
import { mediaOf } from '../../engine/media/wire.ts';
import { callerOf } from '../../plugins/session.ts';

const params = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', format: 'uuid' } },
} as const;

/** GET /media/v1/{id}: a file as it stands, asked for until it has an address or a failure (AB 4, AB 7). */
export function addMedia(app: FastifyInstance, engine: Engine): void {
  app.get<{ Params: { id: string } }>(
    '/media/v1/:id',
    {
      config: { access: 'signedIn' },
      schema: { tags: ['media'], summary: 'One file', params, response: { 200: answerSchema(mediaSchema) } },
    },
    async (request) => ({
      responseData: mediaOf(await findReadable(engine, callerOf(request), request.params.id)),
    }),
  );
}
