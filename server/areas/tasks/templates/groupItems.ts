import type { Actor } from '../../../../schema/access/access.ts';
import type { TaskGroup } from '../../../../schema/areas/tasks/entities/taskGroup.ts';
import type { TaskGroupItem } from '../../../../schema/areas/tasks/entities/taskGroupItem.ts';
import type { Engine } from '../../../engine/engine.ts';
import { everyRecord } from '../../../engine/reading/everyRecord.ts';

/** Returns the templates of the agency in their order. */
export async function groupsOf(engine: Engine, actor: Actor): Promise<readonly TaskGroup[]> {
  return (await everyRecord(engine, actor, 'taskGroup')) as unknown as TaskGroup[];
}

/** Returns the items of a template in their order; those of all templates without one. */
export async function itemsOf(engine: Engine, actor: Actor, groupId?: string): Promise<readonly TaskGroupItem[]> {
  const filters = groupId === undefined ? {} : { taskGroupIds: [groupId] };
  return (await everyRecord(engine, actor, 'taskGroupItem', { filters })) as unknown as TaskGroupItem[];
}

/** Returns the items of each template by its id. */
export async function itemsByGroup(
  engine: Engine,
  actor: Actor,
): Promise<ReadonlyMap<string, readonly TaskGroupItem[]>> {
  const found = new Map<string, TaskGroupItem[]>();
  for (const item of await itemsOf(engine, actor)) {
    found.set(item.taskGroupId, [...(found.get(item.taskGroupId) ?? []), item]);
  }
  return found;
}
