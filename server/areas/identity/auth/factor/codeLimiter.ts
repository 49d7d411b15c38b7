import type { Database } from '../../../../database/pools.ts';
import { limiterOf } from '../../../../tryLimiter.ts';
import { guessWindow } from '../sign-in/guessLimiter.ts';

/** Wrong one-time and recovery codes per account within the window, for all purposes together. */
export const codesPerAccount = 5;

/** Counts wrong codes of an account, in the database, over all its sign-ins, addresses and servers. */
export interface CodeLimiter {
  /**
   * Checks a code; the try is counted before anything else. A right code gives back its own try and no other: codes
   * that others guess meanwhile stay counted.
   * @throws RefusalError 429 with the seconds to wait
   */
  guess(accountId: string, isRight: () => Promise<boolean>): Promise<boolean>;
}

/** Creates the limiter of one-time and recovery codes. */
export function createCodeLimiter(database: Database): CodeLimiter {
  const codes = limiterOf(database, 'code', codesPerAccount, guessWindow);
  return {
    guess: async (accountId, isRight) => {
      await codes.take(accountId);
      let wasRight: boolean;
      try {
        wasRight = await isRight();
      } catch (error) {
        await codes.giveBack(accountId);
        throw error;
      }
      await (wasRight ? codes.giveBack(accountId) : codes.keep(accountId));
      return wasRight;
    },
  };
}
