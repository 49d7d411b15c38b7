import { Type } from 'typebox';
import { closed, defineCalls, idOf, nullable, uuid, version } from '../../../language/call.ts';
import { taskType } from '../entities/taskType.ts';

/** The order of the types of tasks, besides the calls of the entity. */
export const taskTypeCalls = defineCalls(taskType.plural, {
  reorder: {
    route: 'PUT /client/v1/task-types/{id}/reorder',
    access: { entity: taskType.name, action: 'update' },
    summary: 'put a type between two others',
    description: 'After `previousId`, else before `afterId`; null, or none, is an end of the list',
    params: { id: idOf(taskType.name) },
    body: closed({
      previousId: Type.Optional(nullable(uuid)),
      afterId: Type.Optional(nullable(uuid)),
    }),
    answer: Type.Array(Type.Object({ id: uuid, version })),
  },
});
