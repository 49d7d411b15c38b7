import type { Actor } from '../../../../schema/access/access.ts';
import { categoriesOfSteps } from '../../../../schema/language/statuses/statusMoves.ts';
import type { StatusType } from '../../../../schema/rules/statuses.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import type { WriteEvent } from '../../../engine/writing/events.ts';
import { firstStatusOf } from '../../../engine/writing/firstStatus.ts';
import { RefusalError } from '../../../errors.ts';

/** The type of a status or of a category. */
async function typeOf(connection: Connection, actor: Actor, { entity, id }: WriteEvent): Promise<StatusType> {
  const table = entity === 'status' ? 'statuses' : 'status_categories';
  const { rows } = await connection.query<{ type: StatusType }>({
    text: `select type from ${table} where agency_id = $1 and id = $2`,
    values: [agencyOf(actor), id],
  });
  const [row] = rows;
  if (!row) throw new Error(`the ${entity} ${id} that was written is not there`);
  return row.type;
}

/** Returns true if a write may take the last status from the category with which new records start. */
function mayTakeLast({ entity, action, changes }: WriteEvent): boolean {
  if (entity === 'status') return action === 'delete' || changes.some(({ field }) => field === 'categoryId');
  return changes.some(({ field }) => field === 'position' || field === 'isHidden');
}

/** Holds the statuses of a type until the transaction ends: two writes that each leave the other's status see each other. */
async function holdType(connection: Connection, actor: Actor, type: StatusType): Promise<void> {
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`first status ${agencyOf(actor)} ${type}`],
  });
}

/** Refuses to leave a category without a status if steps lead into it. */
async function requireStepStatus(engine: Engine, connection: Connection, event: WriteEvent, type: StatusType) {
  const { actor, before } = event;
  const { rows } = await connection.query<{ name: string }>({
    text: `select c.display_name as name from status_categories c
      where c.agency_id = $1 and c.id = $2 and c.code = any($3::text[]) and not exists (
        select from statuses s where s.agency_id = c.agency_id and s.category_id = c.id and s.deleted_at is null)`,
    values: [agencyOf(actor), before?.['categoryId'], categoriesOfSteps(engine.registry.all, type)],
  });
  const [empty] = rows;
  if (empty) throw new RefusalError('relatedData', 'stepStatusNeeded', { params: { category: empty.name } });
}

/**
 * Keeps the statuses that the server needs. The first category of a type that is not hidden always has one, for new
 * records to start with; a category into which steps lead has one as well. Whatever would leave either without one is
 * refused: deleting or moving its last status, hiding every category, or putting a category without a status first.
 */
export function keepNeededStatuses(engine: Engine): void {
  for (const entity of ['status', 'statusCategory']) {
    engine.afterWrite(entity, async (event, connection) => {
      if (event.action === 'create' || !mayTakeLast(event)) return;
      const { actor } = event;
      const type = await typeOf(connection, actor, event);
      await holdType(connection, actor, type);
      if ((await firstStatusOf(within(engine, connection), actor, type)) === null) {
        throw new RefusalError('relatedData', 'firstStatusNeeded');
      }
      if (entity === 'status') await requireStepStatus(engine, connection, event, type);
    });
  }
}
