import type { Actor } from '../../../../schema/access/access.ts';
import type { DashboardRow } from '../../../../schema/areas/insight/calls/dashboard.ts';
import { tileMost } from '../../../../schema/areas/insight/dashboard.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listParts } from '../../../engine/reading/list.ts';
import { taskNumbers } from '../../../engine/reading/taskNumbers.ts';

type Colleague = Pick<DashboardRow, 'id' | 'displayName' | 'avatar'>;

/** Returns the staff whom an actor may read. */
async function colleaguesOf(engine: Engine, actor: Actor): Promise<readonly Colleague[]> {
  const { model, values, narrowed } = listParts(engine, actor, 'staff', { fields: ['displayName'] });
  const { rows } = await engine.database.query<Colleague>(actor.agencyId, {
    text: `select t.id, r.label as "displayName", r.avatar
      from ${model.table} t join record r on r.agency_id = t.agency_id and r.id = t.id where ${narrowed}`,
    values: values.list,
  });
  return rows;
}

/**
 * Returns the colleagues with open tasks that the actor may read, those with most of them first, each with the list of
 * these tasks.
 */
export async function readTeamLoad({
  engine,
  actor,
}: {
  readonly engine: Engine;
  readonly actor: Actor;
}): Promise<{ readonly total: number; readonly rows: DashboardRow[] }> {
  const staff = await colleaguesOf(engine, actor);
  const people = staff.map(({ id }) => id);
  const numbers = (await taskNumbers(engine, actor, {}, people)) ?? new Map<string, never>();
  const { tabs = '', open = [] } = engine.registry.get('task').list;
  const busy = staff
    .map((one) => ({ ...one, total: numbers.get(one.id)?.outstandingTaskNumber ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total || one.displayName.localeCompare(other.displayName));
  const rows = busy.slice(0, tileMost).map(({ total, ...one }): DashboardRow => {
    const filters = { staffIds: [one.id], [tabs]: open };
    const list = { entity: 'task', total, filters, orderBy: 'dueDate' };
    return { ...one, kind: 'staff', at: null, day: null, about: null, list };
  });
  return { total: busy.length, rows };
}
