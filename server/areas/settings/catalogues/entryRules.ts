import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import { parentTypes, type CatalogueType } from '../../../../schema/rules/catalogues.ts';
import { positionLast } from '../../../../schema/rules/limits.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';

/** Returns the error of an entry's parent that is of the wrong list; none if it has no parent. */
export async function parentFaults(
  connection: Connection,
  actor: Actor,
  type: unknown,
  parentId: unknown,
): Promise<FieldRefusal[]> {
  if (parentId === null || parentId === undefined) return [];
  const { count } = await connection.query({
    text: 'select from catalogues where agency_id = $1 and id = $2 and type = $3',
    values: [agencyOf(actor), parentId, parentTypes[type as CatalogueType] ?? null],
  });
  return count > 0 ? [] : [fieldRefusal('parentId', 'reference')];
}

/** Returns the position behind the last entry of a list. */
async function lastPosition(connection: Connection, actor: Actor, type: unknown): Promise<number> {
  const { rows } = await connection.query<{ next: number }>({
    text: `select coalesce(max(position), -1) + 1 as next from catalogues
      where agency_id = $1 and type = $2 and deleted_at is null`,
    values: [agencyOf(actor), type],
  });
  return rows[0]?.next ?? 0;
}

/** Keeps the trees of small lists to their types, and puts new entries at the end of their list. */
export function keepEntryRules(engine: Engine): void {
  engine.beforeWrite(
    catalogue.name,
    async ({ actor, after }, connection) => {
      const faults = await parentFaults(connection, actor, after['type'], after['parentId']);
      if (faults.length > 0) throw invalid(faults);
    },
    {
      of: ['create', 'update'],
      when: ({ changes }) => changes.some(({ field, after }) => field === 'parentId' && after !== null),
    },
  );
  engine.beforeWrite(
    catalogue.name,
    async ({ actor, after }, connection) => ({ position: await lastPosition(connection, actor, after['type']) }),
    { of: ['create'], when: ({ after }) => after['position'] === positionLast },
  );
}
