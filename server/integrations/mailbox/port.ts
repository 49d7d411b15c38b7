import type { MailboxFailure, MailboxSecurity, MailDirection } from '../../../schema/areas/conversations/mail.ts';
import type { Reference } from '../../../schema/fields/field.ts';

/** Name and address of somebody in the head of a mail. */
export interface MailPerson {
  readonly address: string;
  /** Empty if the mail names nobody. */
  readonly name: string;
}

/** A recipient of a mail. */
export interface MailRecipient extends MailPerson {
  readonly kind: 'TO' | 'CC' | 'BCC';
}

/** A file in a mail. */
export interface MailFile {
  /** As the mail names it: neither safe nor unique. */
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Content-ID by which the HTML shows it; null for a file that stands beside the text. */
  readonly contentId: string | null;
}

/** A mail that came back because a mail server could not deliver it. */
export interface Bounce {
  /** Message-ID of the mail that came back. */
  readonly messageId: string;
  /** Words of the server that refused it. */
  readonly reason: string;
}

/** A mail as it was read from its source. */
export interface ReadMail {
  /** Message-ID without its brackets; a hash of the mail if it has none, so that two readings of one mail are equal. */
  readonly messageId: string;
  /** Message-ID of the mail that it answers; null if there is none. */
  readonly inReplyTo: string | null;
  /** Message-IDs of its thread, the oldest first. */
  readonly references: readonly string[];
  readonly from: MailPerson | null;
  /** Addresses at which its sender asks for answers (RFC 5322, 3.6.2); empty for answers to `from`. */
  readonly replyTo: readonly string[];
  readonly recipients: readonly MailRecipient[];
  readonly subject: string;
  /** Milliseconds since the epoch; null if the mail names no moment that can be read. */
  readonly date: number | null;
  /** The text; taken from the HTML if there is no other. */
  readonly text: string;
  /** HTML without scripts, forms and addresses that a browser would load; null if the mail has none. */
  readonly html: string | null;
  /** Number of pictures that were left out of the HTML because a browser would have loaded them from the web. */
  readonly blockedPictures: number;
  readonly files: readonly MailFile[];
  /** True for answers of machines, bounces and mail of lists (RFC 3834): nobody is waiting for an answer. */
  readonly isAutomatic: boolean;
  /** Set for the report that a mail could not be delivered. */
  readonly bounce: Bounce | null;
}

/** Circumstances of a mail that was read from a mailbox or handed over raw. */
export interface Arrival {
  readonly direction: MailDirection;
  /** Milliseconds since the epoch; counts if the mail names no moment that can be read. */
  readonly receivedAt: number;
  /** Owner of the mailbox; null for one of the agency. */
  readonly staffId: string | null;
  /** Account to which the files belong. */
  readonly accountId: string;
  /** People and companies whose addresses are in its head. */
  readonly people: readonly Reference[];
  /** True for a mail of which the head alone could be read. */
  readonly isCut?: boolean;
}

/** Keeps a mail in the log of an agency, once. Returns the id of its record; null if it was kept before. */
export type KeepMail = (agencyId: string, mail: ReadMail, arrival: Arrival) => Promise<string | null>;

/** Address of a mailbox, and the credentials that open it. */
export interface MailboxAccount {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, or from the command STARTTLS on; a server of the operator's may do without. */
  readonly security: MailboxSecurity;
  readonly user: string;
  readonly password: string;
}

/** A mailbox cannot be read. */
export class MailboxError extends Error {
  override name = 'MailboxError';
  readonly failure: MailboxFailure;

  constructor(failure: MailboxFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** A folder of a mailbox. */
export interface MailFolder {
  readonly path: string;
  /** True for the folder of sent mail: the owner of the mailbox wrote what is in it. */
  readonly isSent: boolean;
}

/** Place in a folder up to which it was read (RFC 9051, 2.3.1.1). */
export interface FolderPlace {
  /** Changes when the folder's UIDs mean other mails. */
  readonly uidValidity: string;
  /** UID of the first mail that was not read. */
  readonly nextUid: number;
}

/** The head of a mail: all that is read of mail that concerns nobody of the agency. */
export interface MailHead {
  readonly uid: number;
  /** Addresses of the sender and the recipients, in lower case. */
  readonly addresses: readonly string[];
  /** Message-ID as mails are known by it; null if the mail has none. */
  readonly messageId: string | null;
  /** Message-ID of the mail that a mail server sends back; null for mail of others. */
  readonly returned: string | null;
  /** Bytes of the whole mail. */
  readonly size: number;
  /** Moment at which the server received it, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** A folder that is open for reading. */
export interface OpenFolder {
  /** Number by which the server tells that UIDs start anew. */
  readonly uidValidity: string;
  /** UID that the next mail of the folder will have. */
  readonly uidNext: number;
  /** UIDs from one on, in their order; of mails since a moment (milliseconds) if one is given. */
  uids(from: number, since?: number): Promise<readonly number[]>;
  heads(uids: readonly number[]): Promise<readonly MailHead[]>;
  /** The whole mail; null if it is no longer there. */
  source(uid: number): Promise<Uint8Array | null>;
}

/** A mailbox that is open for reading: it never changes anything in it. */
export interface OpenMailbox {
  /** Folders with mail that somebody sent or received: without drafts, trash and junk. */
  folders(): Promise<readonly MailFolder[]>;
  open(path: string): Promise<OpenFolder>;
  close(): Promise<void>;
}

/** Reads mailboxes of others. */
export interface MailboxPort {
  /** Returns true if a host may be connected to, as far as its name says. */
  allows(host: string, port: number, security: MailboxSecurity): boolean;
  /** @throws MailboxError if it cannot be opened; so does every call of an open one */
  open(account: MailboxAccount, signal?: AbortSignal): Promise<OpenMailbox>;
}
