import type { DeliveryFailure, DeliveryState } from '../../../../schema/areas/settings/webhooks.ts';
import type { Posted } from '../../../integrations/links/posting.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Waits after each failed attempt, in milliseconds; after the last, a delivery has failed. */
export const retryWaits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;
const longestWait = 24 * hour;
const shortestWait = 5 * second;
/** Time for which a receiver may put off one delivery by Retry-After. */
const putOffFor = 5 * 24 * hour;

/** Result of an attempt. */
export interface Outcome {
  readonly state: DeliveryState;
  readonly failure: DeliveryFailure | null;
  readonly step: number;
  /** Milliseconds since the epoch; null without a further attempt. */
  readonly nextAt: number | null;
}

/** Returns the moment that a header Retry-After names, in seconds or as a date; null without one. */
function retryMoment(header: string | null, now: number): number | null {
  if (header === null) return null;
  const moment = /^\d+$/.test(header.trim()) ? now + Number(header) * second : Date.parse(header);
  return Number.isNaN(moment) ? null : Math.min(now + longestWait, Math.max(now + shortestWait, moment));
}

function failureOf(posted: Posted): DeliveryFailure {
  if ('failure' in posted) return posted.failure;
  if (posted.status === 410) return 'gone';
  return posted.status >= 300 && posted.status <= 399 ? 'redirect' : 'status';
}

/** Judges an answer: delivered, tried again and when, or failed for good. A receiver that asks to wait uses no retry. */
export function outcomeOf(
  posted: Posted,
  { step, createdAt }: { readonly step: number; readonly createdAt: number },
  now: number,
): Outcome {
  if ('status' in posted && posted.status >= 200 && posted.status <= 299)
    return { state: 'delivered', failure: null, step, nextAt: null };
  const failure = failureOf(posted);
  const wait = retryWaits[step];
  if (wait === undefined || failure === 'gone') return { state: 'failed', failure, step, nextAt: null };
  const isPutOff = 'status' in posted && (posted.status === 429 || posted.status === 503);
  const putOff = isPutOff && now - createdAt < putOffFor ? retryMoment(posted.retryAfter, now) : null;
  if (putOff !== null) return { state: 'waiting', failure, step, nextAt: putOff };
  return { state: 'waiting', failure, step: step + 1, nextAt: now + wait };
}
