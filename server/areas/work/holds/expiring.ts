import type { Engine } from '../../../engine/engine.ts';

/** Hours before its end at which people are notified that a hold expires. */
const ahead = 24;

/**
 * Notifies the maker of each hold that expires within a day, and the lead of its event or opportunity; each once for a
 * moment of expiry. Holds that were made for less than a day are left out. Returns the number of notifications.
 */
export async function notifyExpiringHolds(engine: Engine, agencyId: string): Promise<number> {
  const { rows } = await engine.database.query<{ count: number }>(agencyId, {
    text: `with expiring as (
        select h.id, h.expires_at, h.event_id, h.opportunity_id from holds h
        where h.agency_id = $1 and h.deleted_at is null and h.state = 'HELD' and h.expires_at > $2::timestamptz
          and h.expires_at <= $2::timestamptz + interval '${ahead} hours'
          and h.created_at <= h.expires_at - interval '${ahead} hours'),
      people as (
        select e.id, e.expires_at, w.staff_id from expiring e
          join history w on w.agency_id = $1 and w.record_id = e.id and w.action = 'create' and w.staff_id is not null
        union select e.id, e.expires_at, v.lead_id from expiring e
          join events v on v.agency_id = $1 and v.id = e.event_id and v.lead_id is not null
        union select e.id, e.expires_at, o.lead_id from expiring e
          join opportunities o on o.agency_id = $1 and o.id = e.opportunity_id and o.lead_id is not null),
      made as (
        insert into notification (agency_id, id, staff_id, record_id, events, created_at, at, once)
        select $1, gen_random_uuid(), p.staff_id, p.id,
          jsonb_build_array(jsonb_build_object('kind', 'HOLD_EXPIRING', 'at', $3::bigint)), $2::timestamptz,
          $2::timestamptz, 'hold/' || p.id || '/' || (extract(epoch from p.expires_at) * 1000)::bigint
        from people p on conflict do nothing returning 1)
      select count(*)::integer as count from made`,
    values: [agencyId, new Date(engine.clock()).toISOString(), engine.clock()],
  });
  return rows[0]?.count ?? 0;
}
