import type { MailKind } from '../../../schema/mails.ts';
import type { Connection } from '../../database/pools.ts';

/** An address, and whose it is. */
export interface Mailbox {
  readonly address: string;
  /** Display name of any characters; line breaks become blanks. */
  readonly name?: string;
}

/** A file as a mail holds it. */
export interface MessageFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A mail as it leaves. */
export interface Message {
  /** The same for every try of one mail, so that a mail server can recognise a repetition. */
  readonly id: string;
  readonly to: string;
  readonly envelope: Envelope;
  readonly cc: readonly string[];
  /** Mailbox for answers; the sender's by default. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address at which the recipient ends mails like it, by one click (RFC 8058). */
  readonly unsubscribe?: string;
  readonly files: readonly MessageFile[];
}

/** Parts of the head of a mail that few mails have. */
export interface Envelope {
  /** Further recipients. */
  readonly also?: readonly string[];
  /** Name beside the sender's address. */
  readonly senderName?: string;
  /** Message-ID without its brackets; one made of the mail's id by default. */
  readonly messageId?: string;
  /** Message-ID of the mail that it answers. */
  readonly inReplyTo?: string;
  /** Message-IDs of its thread, the oldest first. */
  readonly references?: readonly string[];
}

/** A way for mail to leave the house. */
export interface MailPort {
  /**
   * Hands a mail to the mail server; one that it took is its own business from then on. Returns what it said about copies
   * that it refused; null if it took all of them.
   * @throws MailRefusedError where another try would be in vain; any other error where one makes sense
   */
  send(message: Message): Promise<string | null>;
  close(): void;
}

/** A mail will not leave, now or later; the message says why, in the words of the mail server if it was that. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

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
  /** Addresses that get a copy, `mailCopiesLimit` at most. */
  readonly cc?: readonly string[];
  /** Mailbox for answers, such as the agency's own address; the sender's by default. */
  readonly replyTo?: Mailbox;
  /**
   * Files of the agency's media, `mailFilesLimit` bytes at most together. The caller has made sure that the writer may
   * read them. They are read when the mail leaves, and kept until then; what the record uses is not swept afterwards.
   */
  readonly attachments?: readonly Attachment[];
  readonly envelope?: Envelope;
  /** The record that it is about: whoever may read that one reads in its mail log that this was sent. */
  readonly about?: About;
}

/** A file of a mail, under the name that the recipient sees. */
export interface Attachment {
  readonly mediaId: string;
  readonly filename: string;
}

/** A record, by its entity and its id. */
export interface About {
  readonly entity: string;
  readonly id: string;
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
  /**
   * Returns the mail's id.
   * @throws RefusalError 400 with faults under `cc.0`, `cc`, `replyTo` and `attachments`
   */
  post(connection: Connection, mail: NewMail): Promise<string>;
}
