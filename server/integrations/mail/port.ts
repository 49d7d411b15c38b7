import type { Connection } from '../../database/pools.ts';

/** A mail as it leaves. */
export interface Message {
  /** The same for every try of one mail, so that a mail server can recognise a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address at which the recipient ends mails like it, by one click (RFC 8058). */
  readonly unsubscribe?: string;
}

/** A way for mail to leave the house. */
export interface MailPort {
  /**
   * Hands a mail to the mail server; one that it took is its own business from then on.
   * @throws MailRefusedError where another try would be in vain; any other error where one makes sense
   */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The mail server will not take a mail, now or later; the message says why in its own words. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Kind of a mail; it determines who may read it in the outbox. */
export type MailKind =
  | 'invitation'
  | 'passwordReset'
  | 'passwordChanged'
  | 'factorCode'
  | 'fileShare'
  | 'notifications'
  | FactorNews;

/** Change of a second factor: turned on, moved to another phone, turned off, or reset by an admin. */
export type FactorNews = 'factorOn' | 'factorChanged' | 'factorOff' | 'factorReset';

/** A mail for the outbox. */
export interface NewMail {
  /** Agency whose admins may read it; null leaves it to super admins. */
  readonly agencyId: string | null;
  /** Account that the mail is about. */
  readonly accountId: string | null;
  /** Null does the same work and stores nothing, so that the time taken does not reveal whether the account exists. */
  readonly to: string | null;
  readonly kind: MailKind;
  readonly subject: string;
  /** The text and its HTML; both may say `linkMark`. */
  readonly text: string;
  readonly html: string;
  /** Link that replaces `linkMark`: stored separately, and only until it is used. */
  readonly link?: MailLink;
}

/** Link of a mail. */
export interface MailLink {
  readonly address: string;
  /** The hash of the code in it: once the code is gone, so is the link. */
  readonly codeHash: Buffer;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Accepts mail in the transaction of its writer: both are committed, or neither. */
export interface Outbox {
  /** True if there is a mail server; without one, mail is kept and not sent. */
  readonly isSending: boolean;
  /** Returns the mail's id. */
  post(connection: Connection, mail: NewMail): Promise<string>;
}
