import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import { mediaSchema } from '../../../schema/fields/mediaSchema.ts';
import { uuid } from '../../../schema/fields/schemas.ts';
import type { Engine } from '../../engine/engine.ts';
import { findRecord } from '../../engine/one.ts';
import { callerOf } from '../../plugins/session.ts';

/** `GET {base}/{id}/media` (AB 7): the files that are attached to a record, in their order. */
export function registerMedias(app: FastifyInstance, engine: Engine, entity: AnyEntity): void {
  app.get<{ Params: { id: string } }>(
    `${entity.api.base}/:id/media`,
    {
      config: { access: { entity: entity.name, action: 'read' } },
      schema: {
        tags: [entity.plural],
        summary: `the files of one of ${entity.plural}`,
        params: { type: 'object', required: ['id'], properties: { id: uuid } },
        response: { 200: answerSchema({ type: 'array', items: mediaSchema }) },
      },
    },
    async (request) => {
      const { record } = await findRecord(engine, callerOf(request), entity.name, request.params.id);
      return { responseData: record['medias'] ?? [] };
    },
  );
}
