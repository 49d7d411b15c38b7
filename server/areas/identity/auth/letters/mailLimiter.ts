import type { Database } from '../../../../database/pools.ts';
import { limiterOf, takeAll } from '../../../../tryLimiter.ts';
import { hashedKey, addressKey, type Guess } from '../sign-in/guessLimiter.ts';

/** Maximum number of requested mails to one email within the window, from all callers, with or without an account. */
export const mailsPerAccount = 4;
/** Maximum number of requested mails from one network address, to any emails. */
export const mailsPerAddress = 40;
/** Seconds. */
const mailWindow = 3600;

/** A requested mail: its recipient, and the network address of the request. */
export type AskedMail = Omit<Guess, 'device'>;

/** Counts a mail that anybody may ask for, before anything else is done; refuses with 429. */
export function createMailLimiter(database: Database): (asked: AskedMail) => Promise<void> {
  const accounts = limiterOf(database, 'mailAccount', mailsPerAccount, mailWindow);
  const addresses = limiterOf(database, 'mailAddress', mailsPerAddress, mailWindow);
  return async (asked) => {
    await addresses.take(addressKey(asked));
    await accounts.take(hashedKey(asked.email));
  };
}

/** Maximum number of repeated invitations to one person at an agency within the window, from all senders. */
export const invitationsPerPerson = 4;
/** Maximum number of repeated invitations from one account within the window, to all recipients. */
export const invitationsPerSender = 60;

/** An invitation that is to be sent again: whose account sends it, and whom it invites. */
interface SentAgain {
  readonly accountId: string;
  readonly agencyId: string;
  readonly staffId: string;
}

/**
 * Counts an invitation before it is sent and refuses with 429 where there were too many; one that fails does not count.
 */
export function createInvitationLimiter(database: Database) {
  const people = limiterOf(database, 'invited', invitationsPerPerson, mailWindow);
  const senders = limiterOf(database, 'inviter', invitationsPerSender, mailWindow);
  return async <T>({ accountId, agencyId, staffId }: SentAgain, send: () => Promise<T>): Promise<T> => {
    const counted = [
      [people, `${agencyId} ${staffId}`],
      [senders, accountId],
    ] as const;
    await takeAll(counted);
    try {
      return await send();
    } catch (error) {
      await Promise.all(counted.map(([limiter, key]) => limiter.giveBack(key)));
      throw error;
    }
  };
}
