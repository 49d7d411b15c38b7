import type { WebhookOffReason } from '../../../../schema/areas/settings/webhooks.ts';
import { actorOfAccount } from '../../../engine/accountActor.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { OutboundPort } from '../../../integrations/links/posting.ts';
import type { Sealer } from '../../../sealing.ts';
import type { Attempt } from './attemptLog.ts';
import type { Claimed } from './claiming.ts';
import type { ReadAgency } from './offLetter.ts';
import { outcomeOf } from './outcome.ts';
import { payloadOf } from './payload.ts';
import { openSecrets } from './secrets.ts';
import { signedHeaders } from './signing.ts';

/** Dependencies of an attempt. */
export interface AttemptDeps {
  readonly engine: Engine;
  readonly outbound: Pick<OutboundPort, 'post'>;
  /** Opens the secrets of webhooks. */
  readonly sealer: Sealer;
  readonly readAgency: ReadAgency;
}

/** An attempt that was made. */
export interface Made extends Attempt {
  /** Reason for which the webhook goes off. */
  readonly off?: WebhookOffReason;
}

/** A delivery that is left for later. */
export interface Left {
  /** Milliseconds. */
  readonly wait: number;
}

const ended = (step: number) => ({ state: 'ended', failure: 'notAllowed', step, nextAt: null }) as const;

/**
 * Posts a claimed delivery once, with what the maker of the webhook may read at this moment.
 * @throws where there is nothing to post
 */
export async function attemptOf(
  deps: AttemptDeps,
  agencyId: string,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<Made | Left> {
  const { engine, outbound, sealer } = deps;
  const { id, step } = claimed;
  const maker = await actorOfAccount(engine.database, agencyId, claimed.accountId);
  if (maker === null) {
    const { isSuspended } = await deps.readAgency({ query: (one) => engine.database.query(agencyId, one) });
    // A suspended agency sends nothing until it is reactivated.
    return isSuspended ? { wait: 3_600_000 } : { ...ended(step), off: 'makerGone' };
  }
  const body = await payloadOf(engine, maker, claimed);
  if (body === null) return ended(step);
  const secrets = await openSecrets(sealer, claimed, engine.clock());
  const signed = signedHeaders(secrets, { id, body, now: engine.clock() });
  const begun = performance.now();
  const headers = { 'content-type': 'application/json', ...signed };
  const posted = await outbound.post(claimed.url, headers, body, signal);
  if ('failure' in posted && posted.failure !== 'refused' && signal.aborted) return { wait: 0 };
  const outcome = outcomeOf(posted, claimed, engine.clock());
  const answered = 'status' in posted && { status: posted.status, answer: posted.text };
  const duration = Math.round(performance.now() - begun);
  return { ...outcome, ...answered, request: body.toString('utf8'), duration };
}
