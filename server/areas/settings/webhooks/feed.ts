import { everyEvent, webhookEntities } from '../../../../schema/areas/settings/webhooks.ts';
import type { Engine } from '../../../engine/engine.ts';

/** Writes that one statement turns into deliveries. */
const atOnce = 500;

/** Turns one batch of an agency's noted writes into deliveries; returns the number of writes. */
async function takeBatch({ database, registry, clock }: Engine, agencyId: string): Promise<number> {
  const { rows } = await database.query<{ taken: number }>(agencyId, {
    text: `with taken as (
        delete from webhook_due d using (
          select history_id from webhook_due where agency_id = $1 order by history_id limit ${atOnce}
          for update skip locked
        ) p
        where d.agency_id = $1 and d.history_id = p.history_id
        returning d.*
      ),
      event as (
        select t.history_id, t.record_id, t.at, e.kind, e.kind || '.' || e.verb as type
        from taken t cross join lateral (
          select t.kind, t.verb where t.verb <> 'converted'
          union all select t.former_kind, 'deleted' where t.verb = 'converted'
          union all select t.kind, 'created' where t.verb = 'converted'
        ) e(kind, verb)
        where e.kind = any($2::text[])
      ),
      made as (
        insert into webhook_delivery
          (agency_id, id, webhook_id, history_id, record_id, kind, type, state, created_at, next_at)
        select $1, gen_random_uuid(), w.id, e.history_id, e.record_id, e.kind, e.type, 'waiting', e.at, $3
        from event e
        join webhook w on w.agency_id = $1 and w.events ?| array['${everyEvent}', e.kind || '.*', e.type]
          and (w.is_active or w.off_at >= e.at) and w.created_at <= e.at
        order by e.history_id
        on conflict do nothing
      )
      select count(*)::int as taken from taken`,
    values: [agencyId, webhookEntities(registry), new Date(clock()).toISOString()],
  });
  return rows[0]?.taken ?? 0;
}

/**
 * Turns an agency's noted writes into deliveries, one for each webhook that asked for them when they were written. Returns
 * the number of writes.
 */
export async function takeFeed(engine: Engine, agencyId: string): Promise<number> {
  let total = 0;
  for (let taken = atOnce; taken === atOnce; total += taken) taken = await takeBatch(engine, agencyId);
  return total;
}
