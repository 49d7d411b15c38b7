import type { FastifyInstance } from 'fastify';
import { answerSchema, recordSchema } from '../../../schema/derive/jsonSchema.ts';
import { statusTypes, type StatusType } from '../../../schema/rules/statuses.ts';
import type { Engine } from '../../engine/engine.ts';
import { callerOf } from '../../plugins/session.ts';
import { listRecords } from '../../engine/list.ts';

interface CategoriesQuery {
  readonly type?: StatusType;
  /** With the statuses of each category. */
  readonly isIncludeStatus?: boolean;
  /** Without the categories that the agency has hidden. */
  readonly offHidden?: boolean;
}

/** GET status-category (AB 7): the categories of a type in order, as a plain list. */
export function registerStatusCategories(app: FastifyInstance, engine: Engine): void {
  const entity = engine.registry.get('statusCategory');
  app.route<{ Querystring: CategoriesQuery }>({
    method: 'GET',
    url: entity.api.base,
    schema: {
      tags: [entity.plural],
      summary: 'categories of a type of status',
      querystring: {
        type: 'object',
        additionalProperties: false,
        properties: {
          type: { type: 'string', enum: statusTypes },
          isIncludeStatus: { type: 'boolean' },
          offHidden: { type: 'boolean' },
        },
      },
      response: { 200: answerSchema({ type: 'array', items: recordSchema(entity) }) },
    },
    config: { access: { entity: entity.name, action: 'read' } },
    handler: async (request) => {
      const { query } = request;
      const { data } = await listRecords(engine, callerOf(request), entity.name, {
        pageSize: 100,
        withTotal: false,
        filters: {
          ...(query.type && { type: [query.type] }),
          ...(query.offHidden === true && { isHidden: false }),
        },
      });
      const plain = ({ statuses: _statuses, statusIds: _ids, ...category }: Record<string, unknown>) => category;
      return { responseData: query.isIncludeStatus === true ? data : data.map(plain) };
    },
  });
}
