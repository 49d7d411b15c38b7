import type { FastifyInstance } from 'fastify';
import { taskTypeCalls } from '../../../../schema/areas/tasks/calls/taskTypes.ts';
import { taskType } from '../../../../schema/areas/tasks/entities/taskType.ts';
import type { Engine } from '../../../engine/engine.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { placeRecord } from '../../../engine/many/placeRecord.ts';

/** Registers the order of the types of tasks (AB 2, /settings/task). */
export function registerTaskTypes(app: FastifyInstance, engine: Engine): void {
  registerCall(app, taskTypeCalls.reorder, ({ actor, params, body }) =>
    placeRecord(engine, actor, taskType.name, params.id, body),
  );
}
