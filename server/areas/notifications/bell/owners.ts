import type { Actor } from '../../../../schema/access/access.ts';
import type { NotificationRow } from '../../../../schema/areas/notifications/calls/notifications.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';

type RecordFace = NotificationRow['record'];

/**
 * Returns the records to which others belong, by the id of these: a note is shown on the page of its owner. Only kinds
 * whose right is that of their owner have one (`access.owner`), so whoever reads the record may read its owner.
 */
export async function ownersOf(
  engine: Engine,
  actor: Actor,
  records: readonly Pick<RecordFace, 'id' | 'kind'>[],
): Promise<ReadonlyMap<string, RecordFace>> {
  const found = new Map<string, RecordFace>();
  for (const kind of new Set(records.map((one) => one.kind))) {
    const { access } = engine.registry.get(kind);
    if (typeof access === 'string' || !('owner' in access)) continue;
    const model = engine.model(kind);
    const key = model.columns.find(({ field }) => field === access.owner)?.column;
    if (key === undefined) continue;
    const { rows } = await engine.database.query<RecordFace & { readonly of: string }>(actor.agencyId, {
      text: `select t.id as "of", r.id, r.label as "displayName", r.avatar, r.kind
        from ${model.table} t join record r on r.agency_id = t.agency_id and r.id = t.${key}
        where t.agency_id = $1 and t.id = any($2::uuid[])`,
      values: [agencyOf(actor), records.filter((one) => one.kind === kind).map(({ id }) => id)],
    });
    for (const { of, ...owner } of rows) found.set(of, owner);
  }
  return found;
}
