import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { Delivery, DeliveryHead } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { deliveryDays, testEvent, type DeliveryState } from '../../../../schema/areas/settings/webhooks.ts';
import type { Database } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { notFound } from '../../../errors.ts';
import { pageOf, windowOf, type PageOf, type PageQuery } from '../../../paging.ts';
import { retryWaits } from './outcome.ts';
import { findWebhook } from './webhookRows.ts';

const iso = (moment: number) => new Date(moment).toISOString();

const head = `d.id, d.type, d.state, d.failure, d.attempts, d.created_at as "createdAt",
  case when d.state = 'waiting' then d.next_at end as "nextAt", d.sent_at as "sentAt", d.status, d.duration,
  case when d.record_id is not null then jsonb_build_object('id', d.record_id, 'kind', d.kind, 'displayName',
    (select r.label from record r where r.agency_id = d.agency_id and r.id = d.record_id and r.deleted_at is null))
  end as record`;

/** Returns a page of the deliveries of a webhook, the newest first. Throws 404 without the webhook. */
export async function listDeliveries(
  engine: Engine,
  actor: Actor,
  webhookId: string,
  { state, ...page }: PageQuery & { readonly state?: DeliveryState },
): Promise<PageOf<DeliveryHead>> {
  await findWebhook(engine, actor, webhookId);
  const window = windowOf(page);
  const { rows } = await engine.database.query<DeliveryHead>(agencyOf(actor), {
    text: `select ${head} from webhook_delivery d
      where d.agency_id = $1 and d.webhook_id = $2 and ($3::text is null or d.state = $3)
      order by d.created_at desc, d.id desc limit $4 offset $5`,
    values: [agencyOf(actor), webhookId, state ?? null, window.most, window.skipped],
  });
  return pageOf(window, rows);
}

/** Returns one delivery with what was sent and answered. Throws 404. */
export async function findDelivery(
  { database }: Engine,
  actor: Actor,
  webhookId: string,
  id: string,
): Promise<Delivery> {
  const { rows } = await database.query<Delivery>(agencyOf(actor), {
    text: `select ${head}, d.request, d.answer from webhook_delivery d
      where d.agency_id = $1 and d.webhook_id = $2 and d.id = $3`,
    values: [agencyOf(actor), webhookId, id],
  });
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

async function headOf(engine: Engine, actor: Actor, webhookId: string, id: string): Promise<DeliveryHead> {
  const { request: _request, answer: _answer, ...found } = await findDelivery(engine, actor, webhookId, id);
  return found;
}

const wake = { text: `select pg_notify('greenroom', $1)` };

/** Sends a test event, once, also where the webhook is off. Throws 404. */
export async function sendTest(engine: Engine, actor: Actor, webhookId: string): Promise<DeliveryHead> {
  const agencyId = agencyOf(actor);
  await findWebhook(engine, actor, webhookId);
  const id = v7();
  await engine.database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: `insert into webhook_delivery
          (agency_id, id, webhook_id, type, state, step, is_asked, created_at, next_at)
        values ($1, $2, $3, $4, 'waiting', $5, true, $6, $6)`,
      values: [agencyId, id, webhookId, testEvent, retryWaits.length, iso(engine.clock())],
    });
    await connection.query({ ...wake, values: [`webhook ${agencyId}`] });
  });
  return headOf(engine, actor, webhookId, id);
}

/**
 * Sends a delivery again: one that waits at once, any other one once more. One that is under way is left alone. Throws 404.
 */
export async function resend(engine: Engine, actor: Actor, webhookId: string, id: string): Promise<DeliveryHead> {
  const agencyId = agencyOf(actor);
  await engine.database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: `update webhook_delivery set state = 'waiting', failure = null, is_asked = true, next_at = $4,
          step = case when state = 'waiting' then step else $5 end
        where agency_id = $1 and webhook_id = $2 and id = $3 and state <> 'sending'`,
      values: [agencyId, webhookId, id, iso(engine.clock()), retryWaits.length],
    });
    await connection.query({ ...wake, values: [`webhook ${agencyId}`] });
  });
  return headOf(engine, actor, webhookId, id);
}

/** Deletes the deliveries that are older than the log; returns their number. */
export async function forgetDeliveries(database: Database, agencyId: string, now: number): Promise<number> {
  const { count } = await database.query(agencyId, {
    text: 'delete from webhook_delivery where agency_id = $1 and created_at < $2',
    values: [agencyId, iso(now - deliveryDays * 86_400_000)],
  });
  return count;
}
