import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';
import { addressBlock } from './addressBlock.ts';

/** Wrong passwords that one account may see within the window, whoever tries. */
export const guessesPerAccount = 10;
/** Wrong passwords that may come from one address within the window, for any accounts. */
export const guessesPerAddress = 300;
/** Seconds. */
export const guessWindow = 900;

const table = 'rate_limit';

/** Who guesses at what: a normalised email, whether or not an account has it, and the network address. */
export interface Guess {
  readonly email: string;
  readonly address: string;
}

/** Counts tries to sign in, in the database, so that several servers and a restart count as one. */
export interface Limiter {
  /** Counts a try before anything else is done, so that tries at the same time count as well. Refuses with 429. */
  take(guess: Guess): Promise<void>;
  /** After a wrong password: its count lives a whole window from now on. */
  keep(guess: Guess): Promise<void>;
  /** After a right one: the account starts anew, and the address gets its try back. */
  forgive(guess: Guess): Promise<void>;
}

const accountKey = ({ email }: Guess) => createHash('sha256').update(email).digest('base64url');
const addressKey = ({ address }: Guess) => addressBlock(address);

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new RefusalError('tooManyRequests', 'tooManyRequests', { retryAfter });
  }
}

export function createLimiter(database: Database): Limiter {
  const store = {
    query: async (statement: { text: string; values?: unknown[]; name?: string }) => {
      const { rows, count } = await database.query(null, statement);
      return { rows, rowCount: count };
    },
  };
  const shared = { storeClient: store, storeType: 'pool', tableName: table, tableCreated: true, duration: guessWindow };
  const accounts = new RateLimiterPostgres({ ...shared, keyPrefix: 'account', points: guessesPerAccount });
  const addresses = new RateLimiterPostgres({ ...shared, keyPrefix: 'address', points: guessesPerAddress });
  return {
    take: async (guess) => {
      await consume(addresses, addressKey(guess));
      await consume(accounts, accountKey(guess));
    },
    // The library's window begins with the first try, so that twice as many would fit around its end.
    keep: async (guess) => {
      await database.query(null, {
        text: `update ${table} set expire = greatest(expire, $2) where key = $1`,
        values: [accounts.getKey(accountKey(guess)), Date.now() + guessWindow * 1000],
      });
    },
    forgive: async (guess) => {
      await Promise.all([accounts.delete(accountKey(guess)), addresses.reward(addressKey(guess))]);
    },
  };
}
