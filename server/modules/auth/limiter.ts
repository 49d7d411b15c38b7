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
  /** After a right one: its own try is given back and no other, so that nobody guesses on whenever the owner signs in. */
  giveBack(guess: Guess): Promise<void>;
  /** After another password was chosen by the link of a mail: guesses at the former one count no longer. */
  startAnew(email: string): Promise<void>;
}

/** Counts tries of one kind by a key. */
export interface TryLimiter {
  /** Counts a try. Refuses with 429 where there were too many. */
  take(key: string): Promise<void>;
  /** The tries of a key live a whole window from now on. */
  keep(key: string): Promise<void>;
  /** Takes one try back, within the window that it was counted in. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

const accountKey = ({ email }: Pick<Guess, 'email'>) => createHash('sha256').update(email).digest('base64url');
const addressKey = ({ address }: Guess) => addressBlock(address);

/** @param kind what is counted; @param points how many tries a key has within the window of so many seconds */
export function limiterOf(database: Database, kind: string, points: number, seconds = guessWindow): TryLimiter {
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
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        throw new RefusalError('tooManyRequests', 'tooManyRequests', { retryAfter });
      }
    },
    // The library's window begins with the first try, so that twice as many would fit around its end.
    keep: async (key) => {
      await database.query(null, {
        text: `update ${table} set expire = greatest(expire, $2) where key = $1`,
        values: [limiter.getKey(key), Date.now() + seconds * 1000],
      });
    },
    // The library's reward would begin a window with a try too many where the former one has just come to its end.
    giveBack: async (key) => {
      await database.query(null, {
        text: `update ${table} set points = points - 1 where key = $1 and points > 0 and expire > $2`,
        values: [limiter.getKey(key), Date.now()],
      });
    },
    forget: async (key) => void (await limiter.delete(key)),
  };
}

export function createLimiter(database: Database): Limiter {
  const accounts = limiterOf(database, 'account', guessesPerAccount);
  const addresses = limiterOf(database, 'address', guessesPerAddress);
  return {
    take: async (guess) => {
      await addresses.take(addressKey(guess));
      await accounts.take(accountKey(guess));
    },
    keep: (guess) => accounts.keep(accountKey(guess)),
    giveBack: async (guess) => {
      await Promise.all([accounts.giveBack(accountKey(guess)), addresses.giveBack(addressKey(guess))]);
    },
    startAnew: (email) => accounts.forget(accountKey({ email })),
  };
}

/** Mails that one email may be sent within the window because somebody asked, whoever asks and whether or not it is known. */
export const mailsPerAccount = 4;
/** The same that may be asked for from one network address, for any emails. */
export const mailsPerAddress = 40;
/** Seconds. */
const mailWindow = 3600;

/** Counts a mail that anybody may ask for, before anything else is done; refuses with 429. */
export function createMailLimiter(database: Database): (asked: Guess) => Promise<void> {
  const accounts = limiterOf(database, 'mailAccount', mailsPerAccount, mailWindow);
  const addresses = limiterOf(database, 'mailAddress', mailsPerAddress, mailWindow);
  return async (asked) => {
    await addresses.take(addressKey(asked));
    await accounts.take(accountKey(asked));
  };
}

/** Invitations that one person at an agency may be sent again within the window, whoever sends them. */
export const invitationsPerPerson = 4;
/** The same that one account may send, to anybody. */
export const invitationsPerSender = 60;

/** An invitation that is to be sent again: whose account sends it, and whom it invites. */
interface SentAgain {
  readonly accountId: string;
  readonly agencyId: string;
  readonly staffId: string;
}

/** Counts work before it is done; what fails does not count. */
async function counted<T>(limiter: TryLimiter, key: string, work: () => Promise<T>): Promise<T> {
  await limiter.take(key);
  try {
    return await work();
  } catch (error) {
    await limiter.giveBack(key);
    throw error;
  }
}

/** Counts an invitation before it is sent and refuses with 429 where there were too many; one that fails does not count. */
export function createInvitationLimiter(database: Database) {
  const people = limiterOf(database, 'invited', invitationsPerPerson, mailWindow);
  const senders = limiterOf(database, 'inviter', invitationsPerSender, mailWindow);
  return <T>({ accountId, agencyId, staffId }: SentAgain, send: () => Promise<T>): Promise<T> =>
    counted(people, `${agencyId} ${staffId}`, () => counted(senders, accountId, send));
}
