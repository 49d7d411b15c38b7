import type { FastifyInstance } from 'fastify';
import { answerSchema, recordSchema, version } from '../../../schema/derive/jsonSchema.ts';
import { uuid } from '../../../schema/fields/schemas.ts';
import { customPositionLast } from '../../../schema/rules/customFields.ts';
import type { Engine } from '../../engine/engine.ts';
import { updateMany } from '../../engine/many/updateMany.ts';
import { requireRight } from '../../engine/right.ts';
import { updateRecord } from '../../engine/update.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';

const kind = 'customField';

interface StatusBody {
  readonly status?: 'ACTIVE' | 'ARCHIVED';
  readonly version?: number;
}

/** PUT attribute-configs/{id}/status (AB 7): puts a field away with all its values, or brings it back with them. */
function registerStatus(app: FastifyInstance, engine: Engine): void {
  const entity = engine.registry.get(kind);
  app.route<{ Params: { id: string }; Body: StatusBody }>({
    method: 'PUT',
    url: `${entity.api.base}/:id/status`,
    schema: {
      tags: [entity.plural],
      summary: 'archive or restore a field',
      params: { type: 'object', properties: { id: uuid } },
      body: {
        type: 'object',
        additionalProperties: false,
        properties: {
          status: { type: 'string', enum: ['ACTIVE', 'ARCHIVED'] },
          version,
        },
      },
      response: { 200: answerSchema(recordSchema(entity)) },
    },
    config: { access: { entity: kind, action: 'update' } },
    handler: async (request) => {
      const actor = callerOf(request);
      requireRight(engine, actor, 'update', kind);
      const { status, version: seen } = request.body;
      if (status === undefined) throw invalid([fieldRefusal('status', 'required')]);
      const options = seen === undefined ? {} : { version: seen };
      const found = await updateRecord(engine, actor, kind, request.params.id, { status }, options);
      return { responseData: found.record };
    },
  });
}

/**
 * PUT attribute-configs/reorder (AB 7): puts fields into this order, all of them or none; those that are not named stay
 * where they were. Answers each with its version.
 */
function registerReorder(app: FastifyInstance, engine: Engine): void {
  const entity = engine.registry.get(kind);
  app.route<{ Body: { ids?: readonly string[] } }>({
    method: 'PUT',
    url: `${entity.api.base}/reorder`,
    schema: {
      tags: [entity.plural],
      summary: 'put fields into another order',
      body: {
        type: 'object',
        additionalProperties: false,
        properties: { ids: { type: 'array', items: uuid, minItems: 1, maxItems: customPositionLast } },
      },
      response: {
        200: answerSchema({
          type: 'array',
          items: { type: 'object', properties: { id: uuid, version } },
        }),
      },
    },
    config: { access: { entity: kind, action: 'update' } },
    handler: async (request) => {
      const actor = callerOf(request);
      requireRight(engine, actor, 'update', kind);
      if (request.body.ids === undefined) throw invalid([fieldRefusal('ids', 'required')]);
      const ids = request.body.ids.map((id) => id.toLowerCase());
      if (new Set(ids).size < ids.length) throw invalid([fieldRefusal('ids', 'duplicate')]);
      const updates = ids.map((id, position) => ({ id, body: { position } }));
      const versions = await updateMany(engine, actor, kind, updates);
      return { responseData: ids.map((id) => ({ id, version: versions.get(id) })) };
    },
  });
}

/** The calls of AB 7 for fields that an agency adds, besides those of every entity. */
export function registerChanging(app: FastifyInstance, engine: Engine): void {
  registerStatus(app, engine);
  registerReorder(app, engine);
}
