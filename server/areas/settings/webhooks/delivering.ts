import type { FastifyBaseLogger } from 'fastify';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { attemptOf, type AttemptDeps, type Made } from './attempt.ts';
import { logAttempt, returnClaim } from './attemptLog.ts';
import { underLease, type Claimed } from './claiming.ts';
import { keepHealth, lockHealth, turnOff } from './health.ts';
import { outcomeOf } from './outcome.ts';

/** Dependencies of deliveries. */
export interface DeliveryDeps extends AttemptDeps {
  readonly outbox: Outbox;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Stores an attempt with its consequences for the webhook. Does nothing if the claim was lost. */
async function keep(deps: DeliveryDeps, agencyId: string, claimed: Claimed, made: Made): Promise<void> {
  const { database, clock } = deps.engine;
  const { state, off } = made;
  const isPlain = (state === 'ended' && off === undefined) || (state === 'delivered' && claimed.failingSince === null);
  if (isPlain) {
    await logAttempt({ query: (one) => database.query(agencyId, one) }, agencyId, claimed, made);
    return;
  }
  const health = { clock, outbox: deps.outbox, readAgency: deps.readAgency };
  await database.transaction(agencyId, async (connection) => {
    const before = await lockHealth(connection, agencyId, claimed.webhookId);
    if (!(await logAttempt(connection, agencyId, claimed, made))) return;
    if (off) await turnOff(health, connection, agencyId, claimed, off);
    else await keepHealth(health, connection, agencyId, claimed, { before, outcome: made });
  });
}

/**
 * Makes one attempt of a claimed delivery and stores the result, under its lease. Nothing is held in the database while the
 * receiver is asked. An attempt that cannot be made is tried again like one without an answer. Returns the moment of the next
 * attempt, if there is one.
 * @param signal aborts when the server closes: the delivery is left to another server
 */
export async function deliver(
  deps: DeliveryDeps,
  agencyId: string,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<number | null> {
  const { engine, log } = deps;
  const { id, webhookId } = claimed;
  return underLease(engine.database, agencyId, claimed, engine.clock, async () => {
    const made = await attemptOf(deps, agencyId, claimed, signal).catch((error: unknown): Made => {
      log.error({ err: error, webhook: webhookId, delivery: id }, 'a delivery could not be attempted');
      return outcomeOf({ failure: 'unreachable' }, claimed, engine.clock());
    });
    if ('wait' in made) {
      await returnClaim(engine.database, agencyId, claimed, engine.clock() + made.wait);
      return null;
    }
    await keep(deps, agencyId, claimed, made);
    return made.nextAt;
  });
}
