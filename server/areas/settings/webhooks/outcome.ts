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
/** Shortest wait by Retry-After that uses no retry. */
const shortestPutOff = 5 * minute;
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

/** Returns the wait that a header Retry-After asks for, in milliseconds: it has seconds or a date. 0 without one. */
function askedWait(header: string | null, now: number): number {
  if (header === null) return 0;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * second : Date.parse(header) - now;
  return Number.isNaN(wait) ? 0 : Math.min(longestWait, Math.max(0, wait));
}

function failureOf(posted: Posted): DeliveryFailure {
  if ('failure' in posted) return posted.failure;
  if (posted.status === 410) return 'gone';
  return posted.status >= 300 && posted.status <= 399 ? 'redirect' : 'status';
}

/**
 * Judges an answer: delivered, tried again and when, or failed for good. A receiver that asks for a longer wait than planned
 * uses no retry; none shortens a wait.
 */
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
  const mayPutOff = 'status' in posted && (posted.status === 429 || posted.status === 503);
  const asked = mayPutOff && now - createdAt < putOffFor ? askedWait(posted.retryAfter, now) : 0;
  const isPutOff = asked > wait && asked >= shortestPutOff;
  return { state: 'waiting', failure, step: isPutOff ? step : step + 1, nextAt: now + Math.max(asked, wait) };
}
