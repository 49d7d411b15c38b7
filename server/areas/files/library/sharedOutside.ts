import type { Actor } from '../../../../schema/access/access.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';

/** Returns those of some items that somebody outside can open by a link to them: by a share that is open, to whomever. */
export async function sharedOutside(
  engine: Engine,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `select distinct i.item_id as id from share_item i
      join share s on s.agency_id = i.agency_id and s.id = i.share_id
      where i.agency_id = $1 and i.item_id = any($2::uuid[]) and s.revoked_at is null and s.expires_at > $3
        and (s.most_downloads is null or s.downloads < s.most_downloads)
        and exists (select from share_recipient r
          where r.agency_id = s.agency_id and r.share_id = s.id and r.revoked_at is null)`,
    values: [agencyOf(actor), ids, new Date(engine.clock()).toISOString()],
  });
  return new Set(rows.map(({ id }) => id));
}
