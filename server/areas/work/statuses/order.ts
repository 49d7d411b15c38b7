import type { FastifyInstance } from 'fastify';
import { statusCalls, statusCategoryCalls } from '../../../../schema/areas/work/calls/statuses.ts';
import { status } from '../../../../schema/areas/work/entities/status.ts';
import { statusCategory } from '../../../../schema/areas/work/entities/statusCategory.ts';
import type { Engine } from '../../../engine/engine.ts';
import { placeRecord } from '../../../engine/many/placeRecord.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Registers the order of the categories of a type, and of the statuses of a category. */
export function registerStatusOrder(app: FastifyInstance, engine: Engine): void {
  registerCall(app, statusCalls.reorder, ({ actor, params, body }) =>
    placeRecord(engine, actor, status.name, params.id, body, 'category'),
  );
  registerCall(app, statusCategoryCalls.reorder, ({ actor, params, body }) =>
    placeRecord(engine, actor, statusCategory.name, params.id, body, 'type'),
  );
}
