import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { WriteListener } from '../../../engine/writing/events.ts';
import { ownerNamed } from './owner.ts';

/** Rebuilds the search texts of an entity's records when one of its text fields is deleted or restored. */
export function refreshSearched(engine: Engine): WriteListener {
  return async ({ actor, action, after, changes }, connection) => {
    const isPutAway = action === 'update' && changes.some(({ field }) => field === 'status');
    if (!isPutAway || !String(after['dataType']).endsWith('_TEXT')) return;
    const kinds = engine.registry.variantsOf(ownerNamed(engine, after['ownerType'])).map(({ name }) => name);
    await connection.query({
      text: `insert into search_due (agency_id, kind, since)
        select $1, kind, $3 from unnest($2::text[]) kind
        on conflict (agency_id, kind) do update set since = excluded.since`,
      values: [agencyOf(actor), kinds, new Date(engine.clock()).toISOString()],
    });
  };
}
