import type { FastifyBaseLogger } from 'fastify';
import { failingDays, testEvent, type WebhookOffReason } from '../../../../schema/areas/settings/webhooks.ts';
import type { Connection } from '../../../database/pools.ts';
import { actorOfAccount } from '../../../engine/accountActor.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { OutboundPort } from '../../../integrations/links/posting.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import type { Sealer } from '../../../sealing.ts';
import { underLease, type Claimed } from './claiming.ts';
import { offLetter, type ReadAgency } from './offLetter.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { payloadOf } from './payload.ts';
import { signedHeaders } from './signing.ts';

/** Dependencies of deliveries. */
export interface DeliveryDeps {
  readonly engine: Engine;
  readonly outbound: OutboundPort;
  /** Seals the secrets of webhooks. */
  readonly sealer: Sealer;
  readonly outbox: Outbox;
  readonly readAgency: ReadAgency;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** One attempt with what it brought. */
interface Attempt extends Outcome {
  readonly request?: string;
  readonly status?: number;
  readonly answer?: string;
  readonly duration?: number;
  /** Reason for which the webhook goes off. */
  readonly off?: WebhookOffReason;
}

const failingFor = failingDays * 86_400_000;
const iso = (moment: number) => new Date(moment).toISOString();

/** Turns a webhook off and mails the admins; does nothing if it is off, or has another address by now. */
async function turnOff(
  { engine, outbox, readAgency }: DeliveryDeps,
  connection: Connection,
  agencyId: string,
  { webhookId, url }: Pick<Claimed, 'webhookId' | 'url'>,
  reason: WebhookOffReason,
): Promise<void> {
  const { rows } = await connection.query<{ name: string }>({
    text: `update webhook set is_active = false, off_reason = $4, off_at = $5
      where agency_id = $1 and id = $2 and url = $3 and is_active returning name`,
    values: [agencyId, webhookId, url, reason, iso(engine.clock())],
  });
  const [webhook] = rows;
  if (!webhook) return;
  const { admins, locale } = await readAgency(connection);
  for (const to of admins) {
    const letter = offLetter(locale, { name: webhook.name, url, reason });
    await outbox.post(connection, { agencyId, accountId: null, to, kind: 'webhookOff', ...letter });
  }
}

/** Writes an attempt into the log; false where the claim was lost. */
async function log(
  connection: Connection,
  agencyId: string,
  { id, attempts }: Claimed,
  { state, failure, step, nextAt, request, status, answer, duration }: Attempt,
): Promise<boolean> {
  const { count } = await connection.query({
    text: `update webhook_delivery set state = $4, failure = $5, step = $6, next_at = $7, request = $8, status = $9,
        answer = $10, duration = $11, is_asked = false
      where agency_id = $1 and id = $2 and state = 'sending' and attempts = $3`,
    values: [
      agencyId,
      id,
      attempts,
      state,
      failure,
      step,
      nextAt === null ? null : iso(nextAt),
      request ?? null,
      status ?? null,
      answer ?? null,
      duration ?? null,
    ],
  });
  return count > 0;
}

/** Writes an attempt into the log, and what follows of it for the webhook. Does nothing where the claim was lost. */
async function keep(deps: DeliveryDeps, agencyId: string, claimed: Claimed, attempt: Attempt): Promise<void> {
  const { database, clock } = deps.engine;
  const { state, failure, off } = attempt;
  const { webhookId, url, type } = claimed;
  const isPlain = (state === 'ended' && off === undefined) || (state === 'delivered' && claimed.failingSince === null);
  if (isPlain) {
    await log({ query: (one) => database.query(agencyId, one) }, agencyId, claimed, attempt);
    return;
  }
  const now = clock();
  await database.transaction(agencyId, async (connection) => {
    // The webhook first: whoever claims its deliveries holds it before them.
    const { rows: held } = await connection.query<{ failingSince: number | null }>({
      text: `select failing_since as "failingSince" from webhook where agency_id = $1 and id = $2 for no key update`,
      values: [agencyId, webhookId],
    });
    if (!(await log(connection, agencyId, claimed, attempt))) return;
    if (off) return turnOff(deps, connection, agencyId, claimed, off);
    // A test says nothing of the events.
    if (type === testEvent && state !== 'delivered') return;
    const since = held[0]?.failingSince ?? null;
    const failingSince = state === 'delivered' ? null : (since ?? now);
    if (failingSince !== since) {
      await connection.query({
        text: 'update webhook set failing_since = $4 where agency_id = $1 and id = $2 and url = $3',
        values: [agencyId, webhookId, url, failingSince === null ? null : iso(failingSince)],
      });
    }
    const isTired = failingSince !== null && now - failingSince >= failingFor;
    if (failure === 'gone') await turnOff(deps, connection, agencyId, claimed, 'gone');
    else if (isTired) await turnOff(deps, connection, agencyId, claimed, 'failing');
  });
}

/** Gives a claim back without an attempt; after that wait (in milliseconds) somebody takes it up. */
async function giveBack(
  { engine }: DeliveryDeps,
  agencyId: string,
  { id, attempts }: Claimed,
  wait: number,
): Promise<void> {
  await engine.database.query(agencyId, {
    text: `update webhook_delivery set state = 'waiting', next_at = $4
      where agency_id = $1 and id = $2 and attempts = $3 and state = 'sending'`,
    values: [agencyId, id, attempts, iso(engine.clock() + wait)],
  });
}

async function secretsOf({ engine, sealer }: DeliveryDeps, claimed: Claimed): Promise<readonly string[]> {
  const { secret, formerSecret, formerUntil, webhookId } = claimed;
  const isKept = formerSecret !== null && formerUntil !== null && formerUntil > engine.clock();
  const sealed = isKept ? [secret, formerSecret] : [secret];
  return Promise.all(sealed.map((one) => sealer.open(Buffer.from(one, 'base64'), webhookId)));
}

const ended = (step: number) => ({ state: 'ended', failure: 'notAllowed', step, nextAt: null }) as const;

/** A delivery that is left for later. */
interface Left {
  /** Milliseconds. */
  readonly wait: number;
}

/** Makes one attempt of a claimed delivery, as its maker may read the record now. Throws where there is nothing to post. */
async function attemptOf(
  deps: DeliveryDeps,
  agencyId: string,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<Attempt | Left> {
  const { engine, outbound } = deps;
  const { id, step } = claimed;
  const maker = await actorOfAccount(engine.database, agencyId, claimed.accountId);
  if (maker === null) {
    const { isSuspended } = await deps.readAgency({ query: (one) => engine.database.query(agencyId, one) });
    // Of a suspended agency nothing is told; it goes on where it is reactivated.
    return isSuspended ? { wait: 3_600_000 } : { ...ended(step), off: 'makerGone' };
  }
  const body = await payloadOf(engine, maker, claimed);
  if (body === null) return ended(step);
  const signed = signedHeaders(await secretsOf(deps, claimed), { id, body, now: engine.clock() });
  const begun = performance.now();
  const headers = { 'content-type': 'application/json', ...signed };
  const posted = await outbound.post(claimed.url, headers, body, signal);
  if ('failure' in posted && posted.failure !== 'refused' && signal.aborted) return { wait: 0 };
  const outcome = outcomeOf(posted, claimed, engine.clock());
  const answered = 'status' in posted && { status: posted.status, answer: posted.text };
  const duration = Math.round(performance.now() - begun);
  return { ...outcome, ...answered, request: body.toString('utf8'), duration };
}

/**
 * Makes one attempt of a claimed delivery and writes what came of it, under its lease. Nothing is held in the database while
 * the receiver is asked. An attempt that cannot be made is tried again as one that nobody answers. Returns the moment of the
 * next attempt, if there is one.
 * @param signal comes when the server closes: the delivery is left to another one
 */
export async function deliver(
  deps: DeliveryDeps,
  agencyId: string,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<number | null> {
  const { engine } = deps;
  const { id, webhookId } = claimed;
  return underLease(engine.database, agencyId, claimed, engine.clock, async () => {
    const made = await attemptOf(deps, agencyId, claimed, signal).catch((error: unknown): Attempt => {
      deps.log.error({ err: error, webhook: webhookId, delivery: id }, 'a delivery could not be attempted');
      return outcomeOf({ failure: 'unreachable' }, claimed, engine.clock());
    });
    if ('wait' in made) {
      await giveBack(deps, agencyId, claimed, made.wait);
      return null;
    }
    await keep(deps, agencyId, claimed, made);
    return made.nextAt;
  });
}
