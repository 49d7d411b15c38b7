import { failingDays, testEvent, type WebhookOffReason } from '../../../../schema/areas/settings/webhooks.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import type { Claimed } from './claiming.ts';
import { offLetter, type ReadAgency } from './offLetter.ts';
import type { Outcome } from './outcome.ts';

/** State of a webhook after an attempt. */
interface Health {
  /** Start of an unbroken run of failures; null after a success. */
  readonly failingSince: number | null;
  /** Reason to turn the webhook off, if any. */
  readonly off: WebhookOffReason | null;
}

const failingFor = failingDays * 86_400_000;

/** Judges a webhook by an attempt: since when it fails, and whether it goes off. A failed test event counts for nothing. */
function healthAfter(
  { state, failure }: Outcome,
  type: string,
  { failingSince }: Pick<Health, 'failingSince'>,
  now: number,
): Health {
  if (state === 'delivered') return { failingSince: null, off: null };
  if (type === testEvent) return { failingSince, off: null };
  const since = failingSince ?? now;
  const off = failure === 'gone' ? 'gone' : now - since >= failingFor ? 'failing' : null;
  return { failingSince: since, off };
}

/** Dependencies of a webhook's health. */
export interface HealthDeps {
  readonly clock: () => number;
  readonly outbox: Outbox;
  readonly readAgency: ReadAgency;
}

const iso = (moment: number) => new Date(moment).toISOString();

/** Locks the webhook; returns since when it fails. Whoever claims its deliveries locks it before them. */
export async function lockHealth(
  connection: Connection,
  agencyId: string,
  webhookId: string,
): Promise<Pick<Health, 'failingSince'>> {
  const { rows } = await connection.query<Pick<Health, 'failingSince'>>({
    text: `select failing_since as "failingSince" from webhook where agency_id = $1 and id = $2 for no key update`,
    values: [agencyId, webhookId],
  });
  return rows[0] ?? { failingSince: null };
}

/** Turns a webhook off and mails the admins; does nothing if it is off, or has another address by now. */
export async function turnOff(
  { clock, outbox, readAgency }: HealthDeps,
  connection: Connection,
  agencyId: string,
  { webhookId, url }: Pick<Claimed, 'webhookId' | 'url'>,
  reason: WebhookOffReason,
): Promise<void> {
  const { rows } = await connection.query<{ name: string }>({
    text: `update webhook set is_active = false, off_reason = $4, off_at = $5
      where agency_id = $1 and id = $2 and url = $3 and is_active returning name`,
    values: [agencyId, webhookId, url, reason, iso(clock())],
  });
  const [webhook] = rows;
  if (!webhook) return;
  const { admins, locale } = await readAgency(connection);
  for (const to of admins) {
    const letter = offLetter(locale, { name: webhook.name, url, reason });
    await outbox.post(connection, { agencyId, accountId: null, to, kind: 'webhookOff', ...letter });
  }
}

/** Stores what an attempt says of its webhook, and turns off one that is gone or has failed for too long. */
export async function keepHealth(
  deps: HealthDeps,
  connection: Connection,
  agencyId: string,
  { webhookId, url, type }: Pick<Claimed, 'webhookId' | 'url' | 'type'>,
  { before, outcome }: { readonly before: Pick<Health, 'failingSince'>; readonly outcome: Outcome },
): Promise<void> {
  const { failingSince, off } = healthAfter(outcome, type, before, deps.clock());
  if (failingSince !== before.failingSince) {
    await connection.query({
      text: 'update webhook set failing_since = $4 where agency_id = $1 and id = $2 and url = $3',
      values: [agencyId, webhookId, url, failingSince === null ? null : iso(failingSince)],
    });
  }
  if (off !== null) await turnOff(deps, connection, agencyId, { webhookId, url }, off);
}
