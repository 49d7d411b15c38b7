import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { NewSecret, webhookCalls, Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { formerSecretHours, webhooksLimit } from '../../../../schema/areas/settings/webhooks.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { actorOfAccount } from '../../../engine/accountActor.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { RefusalError } from '../../../errors.ts';
import type { OutboundPort } from '../../../integrations/links/posting.ts';
import type { Sealer } from '../../../sealing.ts';
import { drawSealed } from './secrets.ts';
import { requireSound, storedEvents, type WebhookValues } from './values.ts';
import { findWebhook } from './webhookRows.ts';

/** Dependencies of keeping webhooks. */
export interface KeepingDeps {
  readonly engine: Engine;
  readonly outbound: OutboundPort;
  /** Seals the secrets of webhooks. */
  readonly sealer: Sealer;
}

const hour = 3_600_000;
const iso = (moment: number) => new Date(moment).toISOString();

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
  const { secret, sealed } = await drawSealed(deps.sealer, id);
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
        storedEvents(body.events),
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
  body: WebhookValues,
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
    ...(events !== undefined && { events: storedEvents(events) }),
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
  const { secret, sealed } = await drawSealed(deps.sealer, id);
  await engine.database.query(agencyOf(actor), {
    text: `update webhook set former_secret = secret, former_until = $4, secret = $3 where agency_id = $1 and id = $2`,
    values: [agencyOf(actor), id, sealed, iso(engine.clock() + formerSecretHours * hour)],
  });
  return { ...(await findWebhook(engine, actor, id)), secret };
}
