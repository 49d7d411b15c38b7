import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { NewSecret, webhookCalls, Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import {
  eventsOfEntity,
  everyEvent,
  formerSecretHours,
  webhookEntities,
  webhooksLimit,
} from '../../../../schema/areas/settings/webhooks.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { actorOfAccount } from '../../../engine/accountActor.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid, notFound, RefusalError, type FieldRefusal } from '../../../errors.ts';
import type { OutboundPort } from '../../../integrations/links/posting.ts';
import type { Sealer } from '../../../sealing.ts';
import { drawSecret } from './signing.ts';

/** Dependencies of keeping webhooks. */
export interface KeepingDeps {
  readonly engine: Engine;
  readonly outbound: OutboundPort;
  /** Seals the secrets of webhooks. */
  readonly sealer: Sealer;
}

const hour = 3_600_000;
const iso = (moment: number) => new Date(moment).toISOString();

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
    values: [agencyId, iso(clock()), id],
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

/** Returns what is wrong with values of a webhook. */
async function faultsOf(
  { engine, outbound }: KeepingDeps,
  { name, url, events }: CallBody<typeof webhookCalls.change>,
): Promise<readonly FieldRefusal[]> {
  const faults: FieldRefusal[] = [];
  if (name !== undefined && name.trim() === '') faults.push(fieldRefusal('name', 'required'));
  const fault = url === undefined ? null : await outbound.faultOf(url);
  if (fault !== null) faults.push(fieldRefusal('url', fault));
  const known = new Set([everyEvent, ...webhookEntities(engine.registry).flatMap(eventsOfEntity)]);
  const unknown = events?.find((event) => !known.has(event));
  if (unknown !== undefined) faults.push(fieldRefusal('events', 'webhookEvent', { event: unknown }));
  return faults;
}

async function requireSound(deps: KeepingDeps, values: CallBody<typeof webhookCalls.change>): Promise<void> {
  const faults = await faultsOf(deps, values);
  if (faults.length > 0) throw invalid(faults);
}

const eventsOf = (events: readonly string[]) => JSON.stringify([...new Set(events)]);

async function drawSealed({ sealer }: KeepingDeps, id: string) {
  const secret = drawSecret();
  return { secret, sealed: (await sealer.seal(secret, id)).toString('base64') };
}

/** Adds a webhook whose maker is the actor; answers its secret. Throws 400 for wrong values and above the limit. */
export async function createWebhook(
  deps: KeepingDeps,
  actor: Actor,
  body: CallBody<typeof webhookCalls.create>,
): Promise<NewSecret> {
  await requireSound(deps, body);
  const { engine } = deps;
  const agencyId = agencyOf(actor);
  const id = v7();
  const { secret, sealed } = await drawSealed(deps, id);
  const { isActive = true } = body;
  const now = iso(engine.clock());
  await engine.database.transaction(agencyId, async (connection) => {
    // One at a time, so that the limit holds.
    await connection.query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [`webhooks ${agencyId}`] });
    const { rows } = await connection.query<{ count: number }>({
      text: 'select count(*)::int as count from webhook where agency_id = $1',
      values: [agencyId],
    });
    if ((rows[0]?.count ?? 0) >= webhooksLimit)
      throw new RefusalError('invalid', 'webhookLimit', { params: { max: webhooksLimit } });
    await connection.query({
      text: `insert into webhook
          (agency_id, id, account_id, staff_id, name, url, events, is_active, off_reason, off_at, secret, created_at)
        values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12)`,
      values: [
        agencyId,
        id,
        actor.accountId,
        actor.staffId,
        body.name.trim(),
        body.url,
        eventsOf(body.events),
        isActive,
        isActive ? null : 'hand',
        isActive ? null : now,
        sealed,
        now,
      ],
    });
  });
  return { ...(await findWebhook(engine, actor, id)), secret };
}

/**
 * Changes what the body names. Turned on after its maker has left, it gets the actor as its maker; another address, or
 * turning it on, begins a new count of failures.
 */
export async function changeWebhook(
  deps: KeepingDeps,
  actor: Actor,
  id: string,
  body: CallBody<typeof webhookCalls.change>,
): Promise<Webhook> {
  const { engine } = deps;
  const agencyId = agencyOf(actor);
  const former = await findWebhook(engine, actor, id);
  await requireSound(deps, body);
  const { name, url, events, isActive } = body;
  const turnsOn = isActive === true && !former.isActive;
  const set: Record<string, unknown> = {
    ...(name !== undefined && { name: name.trim() }),
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events: eventsOf(events) }),
    ...((turnsOn || (url !== undefined && url !== former.url)) && { failing_since: null }),
    ...(turnsOn && { is_active: true, off_reason: null, off_at: null }),
    ...(turnsOn &&
      (await isMakerGone(engine, agencyId, id)) && { account_id: actor.accountId, staff_id: actor.staffId }),
    ...(isActive === false && former.isActive && { is_active: false, off_reason: 'hand', off_at: iso(engine.clock()) }),
  };
  const names = Object.keys(set);
  if (names.length === 0) return former;
  await engine.database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: `update webhook set ${names.map((column, index) => `${column} = $${index + 3}`).join(', ')}
        where agency_id = $1 and id = $2`,
      values: [agencyId, id, ...Object.values(set)],
    });
    // What waited goes on at once.
    if (turnsOn) await connection.query({ text: `select pg_notify('greenroom', $1)`, values: [`webhook ${agencyId}`] });
  });
  return findWebhook(engine, actor, id);
}

async function isMakerGone({ database }: Engine, agencyId: string, id: string): Promise<boolean> {
  const { rows } = await database.query<{ account_id: string }>(agencyId, {
    text: 'select account_id from webhook where agency_id = $1 and id = $2',
    values: [agencyId, id],
  });
  const [row] = rows;
  return row !== undefined && (await actorOfAccount(database, agencyId, row.account_id)) === null;
}

/** Deletes a webhook with its log; throws 404. */
export async function deleteWebhook({ engine }: KeepingDeps, actor: Actor, id: string): Promise<void> {
  await findWebhook(engine, actor, id);
  await engine.database.query(agencyOf(actor), {
    text: 'delete from webhook where agency_id = $1 and id = $2',
    values: [agencyOf(actor), id],
  });
}

/** Gives a webhook another secret, beside which the one before signs for a day. */
export async function rotateSecret(deps: KeepingDeps, actor: Actor, id: string): Promise<NewSecret> {
  const { engine } = deps;
  await findWebhook(engine, actor, id);
  const { secret, sealed } = await drawSealed(deps, id);
  await engine.database.query(agencyOf(actor), {
    text: `update webhook set former_secret = secret, former_until = $4, secret = $3 where agency_id = $1 and id = $2`,
    values: [agencyOf(actor), id, sealed, iso(engine.clock() + formerSecretHours * hour)],
  });
  return { ...(await findWebhook(engine, actor, id)), secret };
}
