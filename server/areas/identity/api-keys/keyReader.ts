import { addressBlock } from '../../../addressBlock.ts';
import type { Database } from '../../../database/pools.ts';
import type { ActorReaders, ReadActor } from '../../../plugins/session.ts';
import { limiterOf } from '../../../tryLimiter.ts';
import { keyActors } from './keyActor.ts';

/** Maximum number of requests with keys that are not good, from one address within the window. */
export const failedKeysPerAddress = 100;
/** Length of the window in seconds. */
const window = 900;

/**
 * Identifies people by their API keys. A good key is never limited, so that others behind the same address go on.
 * @param clock milliseconds since the epoch
 */
export function keyReader(
  database: Database,
  clock: () => number,
): { read: ReadActor; readFor: ActorReaders['byKey'] } {
  const read = keyActors(database, clock);
  const failures = limiterOf(database, 'apiKey', failedKeysPerAddress, window);
  return {
    read,
    readFor: async (key, { ip }) => {
      const actor = await read(key);
      if (actor === null) await failures.take(addressBlock(ip));
      return actor;
    },
  };
}
