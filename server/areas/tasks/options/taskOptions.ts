import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { taskLinkOf, taskOptionCalls, tasksOfCalls } from '../../../../schema/areas/tasks/calls/taskOptions.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { listFiltersOf } from '../../../../schema/language/listFilters.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { askedOf, listQueryOf } from '../../../engine/reading/listQuery.ts';
import { optionsOf } from '../../../engine/references/options.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, notFound } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Throws 404 for a record that the actor may not read, also where its whole kind is closed to the actor. */
async function requireReadable(engine: Engine, actor: Actor, entity: string, id: string): Promise<void> {
  if (can(actor, 'read', entity, engine.registry) === 'no') throw notFound();
  await findRecord(engine, actor, entity, id, { fields: ['id'] });
}

function registerTasksOf(app: FastifyInstance, engine: Engine): void {
  const tasks = engine.registry.get(task.name);
  for (const entity of engine.registry.all) {
    const { tasks: call } = tasksOfCalls.of(entity);
    const by = taskLinkOf(entity);
    if (!call || by === undefined) continue;
    const param = listFiltersOf(tasks).find(({ name }) => name === by)?.params[0]?.param;
    if (param === undefined) throw new Error(`tasks are not listed by '${by}'`);
    registerCall(app, call, async ({ actor, params, body }) => {
      const { id } = params;
      await requireReadable(engine, actor, entity.name, id);
      const { [param]: others, ...asked } = await askedOf(engine, actor, tasks, 'list', body);
      // The list is about this record; the same filter cannot ask for another one besides.
      if (others !== undefined && !(others as readonly string[]).includes(id)) {
        throw invalid([fieldRefusal(param, 'contradicts', { other: 'id' })]);
      }
      return listRecords(engine, actor, task.name, listQueryOf({ ...asked, [param]: [id] }));
    });
  }
}

/** Registers what tasks can be given, and the tasks of one record (AB 7, Tasks). */
export function registerTaskOptions(app: FastifyInstance, engine: Engine): void {
  const relatedTo = (actor: Actor, query: object) =>
    optionsOf(engine, actor, task.name, { ...query, field: 'relatedTos' });
  registerCall(app, taskOptionCalls.talents, async ({ actor, query }) =>
    relatedTo(actor, { ...query, kind: 'talent' }),
  );
  registerCall(app, taskOptionCalls.contacts, async ({ actor, body }) => relatedTo(actor, body));
  registerCall(app, taskOptionCalls.pipelines, async ({ actor, query }) =>
    optionsOf(engine, actor, task.name, { ...query, field: 'linkTos', kind: 'opportunity' }),
  );
  registerTasksOf(app, engine);
}
