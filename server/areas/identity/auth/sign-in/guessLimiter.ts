import { createHash } from 'node:crypto';
import type { Database } from '../../../../database/pools.ts';
import { limiterOf, takeAll, type TryLimiter } from '../../../../tryLimiter.ts';
import { addressBlock } from '../../../../addressBlock.ts';

/** Maximum number of wrong passwords for one account within the window from one address, or one known device. */
export const guessesPerPlace = 10;
/** Maximum number for one account from all addresses together; its known devices together have as many again. */
export const guessesPerAccount = 50;
/** Maximum number of wrong passwords from one address within the window, for all accounts together. */
export const guessesPerAddress = 300;
/** Length of the window in seconds. */
export const guessWindow = 900;

/** Context of a guess: a normalised email, which may have no account, and its origin. */
export interface Guess {
  readonly email: string;
  readonly address: string;
  /**
   * Key of a device that the account was signed in on (`knownDevices.ts`), or of one of its sessions; null for other
   * devices.
   */
  readonly device: string | null;
}

/**
 * Counts tries to sign in. Tries of unknown devices count by account and address, by account and by address; those of a
 * device known to the account count separately, so that guesses of others do not lock its owner out.
 */
export interface GuessLimiter {
  /** Counts a try before anything else is done, so that tries at the same time count as well. Refuses with 429. */
  take(guess: Guess): Promise<void>;
  /** After a wrong password: its count lives a whole window from now on. */
  keep(guess: Guess): Promise<void>;
  /**
   * After a right password: its own try is given back and no other, so that a sign-in of the owner does not allow more
   * guesses.
   */
  giveBack(guess: Guess): Promise<void>;
  /** After another password was chosen by the link of a mail: guesses at the former one count no longer. */
  startAnew(email: string): Promise<void>;
}

/** Returns the hash of an email or a device key, so that the counters contain no personal data. */
export const hashedKey = (text: string): string => createHash('sha256').update(text).digest('base64url');
/** The network address as a key. */
export const addressKey = ({ address }: Pick<Guess, 'address'>): string => addressBlock(address);

/** Creates the limiter of tries to sign in. */
export function createGuessLimiter(database: Database): GuessLimiter {
  const places = limiterOf(database, 'place', guessesPerPlace, guessWindow);
  const accounts = limiterOf(database, 'account', guessesPerAccount, guessWindow);
  const addresses = limiterOf(database, 'address', guessesPerAddress, guessWindow);

  /** Returns the counters of a guess that belong to its account. */
  const ofAccount = ({ email, address, device }: Guess): readonly (readonly [TryLimiter, string])[] => {
    const account = hashedKey(email);
    return device === null
      ? [
          [places, `${account} ${addressKey({ address })}`],
          [accounts, account],
        ]
      : [
          [places, `${account} ${hashedKey(device)}`],
          [accounts, `${account} known`],
        ];
  };
  const ofAll = (guess: Guess) =>
    guess.device === null ? [[addresses, addressKey(guess)] as const, ...ofAccount(guess)] : ofAccount(guess);

  return {
    take: (guess) => takeAll(ofAll(guess)),
    keep: async (guess) => {
      await Promise.all(ofAccount(guess).map(([limiter, key]) => limiter.keep(key)));
    },
    giveBack: async (guess) => {
      await Promise.all(ofAll(guess).map(([limiter, key]) => limiter.giveBack(key)));
    },
    startAnew: async (email) => {
      await Promise.all([places, accounts].map((limiter) => limiter.forget(hashedKey(email))));
    },
  };
}
