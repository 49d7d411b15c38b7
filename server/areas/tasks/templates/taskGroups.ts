import type { FastifyInstance } from 'fastify';
import { taskGroupCalls } from '../../../../schema/areas/tasks/calls/taskGroups.ts';
import { taskGroup, type TaskGroup } from '../../../../schema/areas/tasks/entities/taskGroup.ts';
import { taskGroupItem } from '../../../../schema/areas/tasks/entities/taskGroupItem.ts';
import { groupItemLimit } from '../../../../schema/rules/taskGroups.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { BeforeWriteListener } from '../../../engine/writing/events.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { removeRecord } from '../../../engine/removal/remove.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { groupsOf, itemsByGroup, itemsOf } from './groupItems.ts';
import { placeRecord } from '../../../engine/many/placeRecord.ts';

/** Returns the listener that refuses more items of a template than one may have; it counts once a transaction. */
function keepRoom(): BeforeWriteListener {
  const known = new WeakMap<Connection, Map<string, number>>();
  return async ({ action, actor, after, changes }, connection) => {
    if (action === 'delete' || !changes.some(({ field }) => field === 'taskGroupId')) return;
    const group = String(after['taskGroupId']);
    const totals = known.get(connection) ?? new Map<string, number>();
    known.set(connection, totals);
    const total = totals.get(group) ?? (await countItems(connection, agencyOf(actor), group));
    if (total >= groupItemLimit) throw invalid([fieldRefusal('taskGroupId', 'tooMany', { max: groupItemLimit })]);
    totals.set(group, total + 1);
  };
}

async function countItems(connection: Connection, agencyId: string, group: string): Promise<number> {
  const { rows } = await connection.query<{ total: number }>({
    text: `select count(*)::integer as total from task_group_items
      where agency_id = $1 and task_group_id = $2 and deleted_at is null`,
    values: [agencyId, group],
  });
  return rows[0]?.total ?? 0;
}

/** Runs a write of the name under the key that the call has for it. */
async function named<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RefusalError) || !error.options.details) throw error;
    const { details } = error.options;
    throw error.withDetails(details.map((one) => (one.field === 'displayName' ? { ...one, field: 'name' } : one)));
  }
}

function registerItems(app: FastifyInstance, engine: Engine): void {
  registerCall(app, taskGroupCalls.allItems, async ({ actor }) => {
    const [groups, byGroup] = await Promise.all([groupsOf(engine, actor), itemsByGroup(engine, actor)]);
    return groups.flatMap(({ id }) => byGroup.get(id) ?? []);
  });
  registerCall(app, taskGroupCalls.itemsOf, async ({ actor, params }) => {
    const { record } = await findRecord(engine, actor, taskGroup.name, params.id);
    return itemsOf(engine, actor, record.id);
  });
  registerCall(app, taskGroupCalls.deleteItem, async ({ actor, params, query }) => {
    requireRight(engine, actor, 'delete', taskGroupItem.name);
    const { record } = await findRecord(engine, actor, taskGroupItem.name, params.itemId);
    if (record['taskGroupId'] !== params.groupId.toLowerCase()) throw notFound();
    return removeRecord(engine, actor, taskGroupItem.name, record.id, query.version);
  });
  registerCall(app, taskGroupCalls.reorderItem, async ({ actor, params, body }) => {
    requireRight(engine, actor, 'update', taskGroupItem.name);
    return placeRecord(engine, actor, taskGroupItem.name, params.id, body, 'taskGroup');
  });
  engine.beforeWrite(taskGroupItem.name, keepRoom());
}

/** Registers the templates of tasks and their items (AB 7, Task group templates). */
export function registerTaskGroups(app: FastifyInstance, engine: Engine): void {
  registerCall(app, taskGroupCalls.all, async ({ actor, query }) => {
    const groups = await groupsOf(engine, actor);
    if (query.isTaskView !== true) return groups;
    const byGroup = await itemsByGroup(engine, actor);
    return groups.map((group) => ({ ...group, items: byGroup.get(group.id) ?? [] }));
  });
  registerCall(app, taskGroupCalls.rename, async ({ actor, params, body: { name, version } }) => {
    const options = version === undefined ? {} : { version };
    const write = () => updateRecord(engine, actor, taskGroup.name, params.id, { displayName: name }, options);
    return (await named(write)).record as unknown as TaskGroup;
  });
  registerCall(app, taskGroupCalls.reorder, ({ actor, params, body }) =>
    placeRecord(engine, actor, taskGroup.name, params.id, body),
  );
  registerItems(app, engine);
}
