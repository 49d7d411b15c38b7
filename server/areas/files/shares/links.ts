import { sharePath } from '../../../../schema/areas/files/shares.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { dateWriterOf } from '../../../../schema/rules/dates/writtenDates.ts';
import type { Connection, Database } from '../../../database/pools.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { limiterOf, type TryLimiter } from '../../../tryLimiter.ts';
import { createSealer, type Sealer } from '../../../sealing.ts';
import { shareLetter, type SharedNews } from './letterWords.ts';
import { tokenDigest } from '../../../linkTokens.ts';
import type { SendingAgency } from './senders.ts';

/** Mails with links of shares that one account may send within an hour. */
export const shareMailsPerSender = 500;

/** The links of shares: sealed, as addresses, and by mail. */
export interface Links {
  seal(token: string, recipientId: string): Promise<string>;
  open(sealed: string, recipientId: string): Promise<string>;
  addressOf(token: string): string;
  /** Counts mails in the transaction that writes them, which needs no second connection; refuses with 429. */
  count(connection: Connection, actor: Actor, mails: number): Promise<void>;
  /** Posts a link; returns the mail's id. */
  mail(connection: Connection, given: MailedLink): Promise<string>;
  /** Takes a link out of every mail. */
  withdraw(connection: Connection, token: string): Promise<void>;
}

/** A link for one recipient, and what its letter tells. */
export interface MailedLink extends Omit<SharedNews, 'end' | 'agencyName'> {
  readonly agencyId: string;
  readonly agency: SendingAgency;
  readonly email: string;
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Dependencies of links. */
export interface LinksDeps {
  readonly outbox: Outbox;
  readonly readSecret: () => Promise<Buffer>;
  /** The origin that links begin with. */
  readonly origin: () => string;
}

/** The end of a share as the agency writes moments, in its zone. */
function endOf({ locale, timeZone }: SendingAgency, moment: number): string {
  return dateWriterOf(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).write(moment);
}

async function takeMany(limiter: TryLimiter, key: string, times: number): Promise<void> {
  for (let taken = 0; taken < times; taken += 1) {
    try {
      await limiter.take(key);
    } catch (error) {
      for (let back = 0; back < taken; back += 1) await limiter.giveBack(key);
      throw error;
    }
  }
}

/** Creates the handling of links. */
export function createLinksOfShares({ outbox, readSecret, origin }: LinksDeps): Links {
  const sealer: Sealer = createSealer(readSecret, 'links of shares');
  const addressOf = (token: string) => `${origin()}${sharePath(token)}`;
  return {
    seal: async (token, recipientId) => (await sealer.seal(token, recipientId)).toString('base64'),
    open: (sealed, recipientId) => sealer.open(Buffer.from(sealed, 'base64'), recipientId),
    addressOf,
    count: (connection, actor, mails) => {
      const here: Pick<Database, 'query'> = { query: (_agencyId, statement) => connection.query(statement) };
      return takeMany(limiterOf(here, 'shareMail', shareMailsPerSender, 3600), actor.accountId, mails);
    },
    mail: (connection, { agencyId, agency, email, token, expiresAt, ...news }) =>
      outbox.post(connection, {
        agencyId,
        // About nobody's account: a reader of the outbox gets no further by this link than to the files.
        accountId: null,
        to: email,
        kind: 'fileShare',
        ...shareLetter(agency.locale, { ...news, agencyName: agency.name, end: endOf(agency, expiresAt) }),
        link: { address: addressOf(token), codeHash: tokenDigest(token), until: expiresAt },
      }),
    withdraw: async (connection, token) => {
      await connection.query({ text: 'select mail_withdraw($1)', values: [tokenDigest(token)] });
    },
  };
}
