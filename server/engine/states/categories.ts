import type { Actor } from '../../../schema/access/access.ts';
import type { StatusType } from '../../../schema/rules/statuses.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';

/** Returns the category code of a status; null if there is no such status of that type. */
export async function categoryOf(
  engine: Engine,
  actor: Actor,
  type: StatusType,
  statusId: string,
): Promise<string | null> {
  const { rows } = await engine.database.query<{ code: string }>(actor.agencyId, {
    text: `select c.code from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where s.agency_id = $1 and s.id = $2 and s.type = $3 and s.deleted_at is null`,
    values: [agencyOf(actor), statusId, type],
  });
  return rows[0]?.code ?? null;
}

/** The code of the category with which records of that type start: the first that the agency has not hidden. */
export async function firstCategoryOf(engine: Engine, actor: Actor, type: StatusType): Promise<string | null> {
  const { rows } = await engine.database.query<{ code: string }>(actor.agencyId, {
    text: `select c.code from status_categories c
      where c.agency_id = $1 and c.type = $2 and not c.is_hidden and c.deleted_at is null order by c.position, c.id limit 1`,
    values: [agencyOf(actor), type],
  });
  return rows[0]?.code ?? null;
}
