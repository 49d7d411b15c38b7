import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database/pools.ts';
import { RefusalError } from './errors.ts';

const table = 'rate_limit';

/** Counts tries of one kind by a key, in the database, so that several servers and a restart count as one. */
export interface TryLimiter {
  /** Counts a try. Refuses with 429, which says how long to wait, where there were too many; that one does not count. */
  take(key: string): Promise<void>;
  /** The tries of a key live a whole window from now on. */
  keep(key: string): Promise<void>;
  /** Takes one try back, within the window that it was counted in. */
  giveBack(key: string): Promise<void>;
  /** Deletes the tries of a key, and of all keys that begin with it and a blank. */
  forget(key: string): Promise<void>;
}

function tooManyTries(milliseconds: number): RefusalError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return minutes === 1
    ? new RefusalError('tooManyRequests', 'tooManyTriesShortly', { retryAfter })
    : new RefusalError('tooManyRequests', 'tooManyTries', { retryAfter, params: { minutes } });
}

/** @param kind what is counted; @param points how many tries a key has within the window of so many seconds */
export function limiterOf(
  database: Pick<Database, 'query'>,
  kind: string,
  points: number,
  seconds: number,
): TryLimiter {
  const store = {
    query: async (statement: { text: string; values?: unknown[]; name?: string }) => {
      const { rows, count } = await database.query(null, statement);
      return { rows, rowCount: count };
    },
  };
  const limiter = new RateLimiterPostgres({
    storeClient: store,
    storeType: 'pool',
    tableName: table,
    tableCreated: true,
    duration: seconds,
    keyPrefix: kind,
    points,
  });
  // The library's reward would begin a window with a try too many where the former one has just come to its end.
  const giveBack = async (key: string) => {
    await database.query(null, {
      text: `update ${table} set points = points - 1 where key = $1 and points > 0 and expire > $2`,
      values: [limiter.getKey(key), Date.now()],
    });
  };
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        await giveBack(key);
        throw tooManyTries(reason.msBeforeNext);
      }
    },
    // The library's window begins with the first try, so that twice as many would fit around its end.
    keep: async (key) => {
      await database.query(null, {
        text: `update ${table} set expire = greatest(expire, $2) where key = $1`,
        values: [limiter.getKey(key), Date.now() + seconds * 1000],
      });
    },
    giveBack,
    forget: async (key) => {
      await database.query(null, {
        text: `delete from ${table} where key = $1 or starts_with(key, $1 || ' ')`,
        values: [limiter.getKey(key)],
      });
    },
  };
}

/** Counts a try by several keys at once, the first key first: one that any of them refuses counts for none. */
export async function takeAll(tries: readonly (readonly [TryLimiter, string])[]): Promise<void> {
  for (const [index, [limiter, key]] of tries.entries()) {
    try {
      await limiter.take(key);
    } catch (error) {
      for (const [former, formerKey] of tries.slice(0, index)) await former.giveBack(formerKey);
      throw error;
    }
  }
}
