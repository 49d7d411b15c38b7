import type { Actor } from '../../../schema/access/access.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { within, type Engine } from '../engine.ts';
import { findRecord } from '../reading/readOne.ts';
import { updateMany } from './updateMany.ts';

/** The neighbours between which a record is put; null for an end of the list. */
export interface Place {
  readonly previousId?: string | null;
  readonly afterId?: string | null;
}

/** A record with the version that it has since. */
export interface Placed {
  readonly id: string;
  readonly version: number;
}

/** Returns the index in `others` that a place means. Throws 400 for a neighbour that is not in the list. */
function indexOf(others: readonly string[], { previousId, afterId }: Place): number {
  const named = (key: keyof Place, id: string) => {
    const index = others.indexOf(id);
    if (index < 0) throw invalid([fieldRefusal(key, 'reference')]);
    return index;
  };
  if (typeof previousId === 'string') return named('previousId', previousId) + 1;
  if (typeof afterId === 'string') return named('afterId', afterId);
  if (previousId === undefined && afterId === undefined) throw invalid([fieldRefusal('previousId', 'required')]);
  return previousId === null ? 0 : others.length;
}

/**
 * Puts a record between two others of its list, whose places are numbers (`position`), one move at a time. Of two
 * neighbours that are no longer side by side the upper one counts. Returns all of the list in its order.
 * @param listField the reference or choice that its list has in common; absent if the list is the agency's
 * @param ties order of records that share a place: as they were made, or by name
 */
export async function placeRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  place: Place,
  listField?: string,
  ties: 'id' | 'label' = 'id',
): Promise<readonly Placed[]> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'update' });
  const { table, columns } = engine.model(entity);
  const shared = listField === undefined ? undefined : columns.find(({ field }) => field === listField);
  const agency = agencyOf(actor);
  const list = shared ? String(record[shared.spec.key]) : null;
  return engine.database.transaction(agency, async (connection) => {
    await connection.query({
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`order ${agency} ${entity} ${list ?? ''}`],
    });
    const { rows } = await connection.query<{ id: string }>({
      text: `select t.id from ${table} t join record r on r.agency_id = t.agency_id and r.id = t.id
        where t.agency_id = $1 and t.deleted_at is null
        and ($2::text is null or t.${shared?.column ?? 'id'}::text = $2) order by t.position, ${ties === 'label' ? 'r.label, ' : ''}r.id`,
      values: [agency, list],
    });
    const others = rows.map((row) => row.id).filter((other) => other !== record.id);
    const index = indexOf(others, place);
    const order = [...others.slice(0, index), record.id, ...others.slice(index)];
    const updates = order.map((one, position) => ({ id: one, body: { position } }));
    const versions = await updateMany(within(engine, connection), actor, entity, updates, { connection });
    return order.map((one) => ({ id: one, version: versions.get(one) ?? 0 }));
  });
}
