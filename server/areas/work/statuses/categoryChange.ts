import type { Actor } from '../../../../schema/access/access.ts';
import { status } from '../../../../schema/areas/work/entities/status.ts';
import { mayFollow } from '../../../../schema/language/statuses/statusMoves.ts';
import type { StatusType } from '../../../../schema/rules/statuses.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { isNone, referencingRecords } from '../../../engine/references/referencingRecords.ts';
import { RefusalError } from '../../../errors.ts';

interface Categories {
  readonly type: StatusType;
  readonly from: string;
  readonly to: string;
}

async function categoriesOf(connection: Connection, actor: Actor, from: unknown, to: unknown) {
  const { rows } = await connection.query<Categories>({
    text: `select f.type, f.code as from, t.code as to from status_categories f
      join status_categories t on t.agency_id = f.agency_id and t.type = f.type
      where f.agency_id = $1 and f.id = $2 and t.id = $3`,
    values: [agencyOf(actor), from, to],
  });
  return rows[0];
}

/**
 * Refuses to move a status that records have to a category into which these may not step as they are: their state would
 * change without what its steps ask for and write.
 */
export function judgeCategoryChanges(engine: Engine): void {
  engine.beforeWrite(
    status.name,
    async ({ actor, id, before, after }, connection) => {
      const found = await categoriesOf(connection, actor, before?.['categoryId'], after['categoryId']);
      // A category of another type is refused as a reference.
      if (!found || mayFollow(engine.registry.all, found.type, found.from, found.to)) return;
      const data = await referencingRecords(within(engine, connection), actor, status.name, [id], 'refuse');
      if (!isNone(data)) throw new RefusalError('relatedData', 'statusFollowed', { data });
    },
    { of: ['update'], when: ({ changes }) => changes.some(({ field }) => field === 'categoryId') },
  );
}
