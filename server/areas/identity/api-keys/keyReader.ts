import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressBlock } from '../../../addressBlock.ts';
import type { Database } from '../../../database/pools.ts';
import { RefusalError } from '../../../errors.ts';
import type { ActorReaders, ReadActor } from '../../../plugins/session.ts';
import { limiterOf } from '../../../tryLimiter.ts';
import { keyActors } from './keyActor.ts';

/** Maximum number of requests with keys that are not good, from one address within the window. */
export const failedKeysPerAddress = 100;
/** Length of the window in seconds. */
const window = 900;

/** Returns a function that counts a call by a key, in memory: it costs no statement. Refuses with 429 after too many. */
function callLimiter(callsPerMinute: number): (keyId: string) => Promise<void> {
  if (callsPerMinute === 0) return () => Promise.resolve();
  const calls = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  return async (keyId) => {
    try {
      await calls.consume(keyId);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw new RefusalError('tooManyRequests', 'tooManyRequests', { retryAfter });
    }
  };
}

/**
 * Identifies people by their API keys. Failed tries are counted by address, and never keep a good key from going on there;
 * calls by a good key are counted by key.
 * @param clock milliseconds since the epoch
 * @param callsPerMinute calls by one key within a minute, on this server process; 0 sets no limit
 */
export function keyReader(
  database: Database,
  clock: () => number,
  callsPerMinute: number,
): { read: ReadActor; readFor: ActorReaders['byKey'] } {
  const read = keyActors(database, clock);
  const countCall = callLimiter(callsPerMinute);
  const failures = limiterOf(database, 'apiKey', failedKeysPerAddress, window);
  return {
    read,
    readFor: async (key, { ip }) => {
      const actor = await read(key);
      if (actor?.via === undefined) await failures.take(addressBlock(ip));
      else await countCall(actor.via.keyId);
      return actor;
    },
  };
}
