import type { Actor } from '../../../../schema/access/access.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listParts } from '../../../engine/reading/list.ts';

/** A record by its name, as references tell it. */
export interface Named {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string | null;
}

/** Returns the names of living records by their ids, as references show them. */
export async function namesOf(
  engine: Engine,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const { rows } = await engine.database.query<Named>(actor.agencyId, {
    text: `select r.id, r.label as "displayName", r.avatar from record r
      where r.agency_id = $1 and r.id = any($2::uuid[]) and r.deleted_at is null order by r.label, r.id`,
    values: [agencyOf(actor), [...new Set(ids)]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the staff of a project and those whom its tasks name as assignee, as far as the actor may read these. */
export async function peopleOf(
  engine: Engine,
  actor: Actor,
  id: string,
  team: readonly string[],
): Promise<readonly Named[]> {
  const filters = { linkToIds: [id] };
  const { model, values, where } = listParts(engine, actor, task.name, { filters, fields: ['id'] });
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `select distinct t.assignee_id as id from ${model.table} t where ${where} and t.assignee_id is not null`,
    values: values.list,
  });
  return [...(await namesOf(engine, actor, [...team, ...rows.map((row) => row.id)])).values()];
}
