import type { Actor } from '../../../../schema/access/access.ts';
import type { Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { notFound } from '../../../errors.ts';

const columns = `w.id, w.name, w.url, w.events, w.is_active as "isActive", w.off_reason as "offReason",
  w.off_at as "offAt", w.created_at as "createdAt", w.failing_since as "failingSince",
  case when w.former_until > $2 then w.former_until end as "formerSecretUntil",
  coalesce(
    (select r.label from record r where r.agency_id = w.agency_id and r.id = w.staff_id),
    (select a.display_name from identity_writers(array[w.account_id]) a), '') as maker,
  (select jsonb_build_object('at', (extract(epoch from d.sent_at) * 1000)::bigint, 'state', d.state, 'status', d.status)
    from webhook_delivery d where d.agency_id = w.agency_id and d.webhook_id = w.id and d.sent_at is not null
    order by d.created_at desc, d.id desc limit 1) as "lastDelivery"`;

async function select({ database, clock }: Engine, agencyId: string, id: string | null): Promise<readonly Webhook[]> {
  const { rows } = await database.query<Webhook>(agencyId, {
    text: `select ${columns} from webhook w
      where w.agency_id = $1 and ($3::uuid is null or w.id = $3) order by lower(w.name), w.id`,
    values: [agencyId, new Date(clock()).toISOString(), id],
  });
  return rows;
}

/** Returns the webhooks of the actor's agency, by name. */
export function listWebhooks(engine: Engine, actor: Actor): Promise<readonly Webhook[]> {
  return select(engine, agencyOf(actor), null);
}

/** Returns one webhook; throws 404. */
export async function findWebhook(engine: Engine, actor: Actor, id: string): Promise<Webhook> {
  const [found] = await select(engine, agencyOf(actor), id);
  if (!found) throw notFound();
  return found;
}
