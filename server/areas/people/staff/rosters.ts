import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord, type Found } from '../../../engine/reading/readOne.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';

/**
 * Returns the people for a roster in the order of their ids, so that two concurrent assignments of the same people do
 * not deadlock.
 */
async function held(engine: Engine, connection: Connection, actor: Actor, ids: readonly string[]) {
  const { rows } = await connection.query<{ id: string; kind: string }>({
    text: `select t.id, t.kind from ${engine.model('talent').table} t
      where t.agency_id = $1 and t.id = any($2::uuid[]) and t.deleted_at is null order by t.id for update`,
    values: [agencyOf(actor), ids],
  });
  return rows;
}

/**
 * Adds a person to the rosters of talents and prospects (AB 3: both rosters in one list of ids). Each is written as if
 * its own form had been saved, with the actor's rights on it. Throws a 400 under `talentIds` for records that the actor
 * does not know of or may not assign, and for full rosters.
 * @param engine works within the transaction of `connection`
 */
export async function joinRosters(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  staffId: string,
  talentIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(talentIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return;
  const found = await held(engine, connection, actor, ids);
  if (found.length < ids.length) throw invalid([fieldRefusal('talentIds', 'reference')]);
  for (const { id, kind } of found) {
    const { record, permissions } = await seen(engine, actor, kind, id);
    if (!permissions.canUpdate) throw invalid([fieldRefusal('talentIds', 'notAllowed')]);
    const assigneeIds = [...(record['assigneeIds'] as readonly string[]), staffId];
    try {
      await updateRecord(engine, actor, kind, id, { assigneeIds });
    } catch (error) {
      const [detail] = error instanceof RefusalError ? (error.options.details ?? []) : [];
      throw detail ? invalid([fieldRefusal('talentIds', detail.key, detail.params)]) : error;
    }
  }
}

/** Returns a record of the list; unreadable records give the same error as missing ones. */
async function seen(engine: Engine, actor: Actor, kind: string, id: string): Promise<Found> {
  try {
    return await findRecord(engine, actor, kind, id);
  } catch (error) {
    throw error instanceof RefusalError ? invalid([fieldRefusal('talentIds', 'reference')]) : error;
  }
}
