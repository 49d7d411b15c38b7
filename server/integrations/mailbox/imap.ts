import { isIP } from 'node:net';
import type { FetchMessageObject, ImapFlow, ListResponse, MessageEnvelopeObject } from 'imapflow';
import { mailLimit, type MailboxFailure, type MailboxSecurity } from '../../../schema/areas/conversations/mail.ts';
import { isPublicAddress } from '../links/addresses.ts';
import { isReachable, readOutbound, type OutboundAllow, type OutboundTarget } from '../links/outbound.ts';
import { resolveByDns, resolveByMachine, type Resolve } from '../links/resolving.ts';
import {
  MailboxError,
  type MailboxAccount,
  type MailboxPort,
  type MailHead,
  type OpenFolder,
  type OpenMailbox,
} from './port.ts';
import { addressOf, messageIdOf } from './reading.ts';

/** Ports of public servers: IMAP over TLS, and IMAP with STARTTLS. */
const publicPorts: Readonly<Record<MailboxSecurity, readonly number[]>> = { TLS: [993], STARTTLS: [143], NONE: [] };
/** Timeouts in milliseconds: of the connection, of the greeting, and of silence. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** A server may send no more at once than a mail of the largest size, with what belongs to it. */
const sizes = { maxLiteralSize: mailLimit, maxLineLength: 4_000_000, maxResponseSize: mailLimit + 4_000_000 };
/** Folders whose mail nobody sent or received, or that repeat the mail of others. */
const skipped = new Set(['\\Drafts', '\\Trash', '\\Junk', '\\All', '\\Flagged']);

const dayLength = 86_400_000;
/** Senders of mail that comes back. */
const bouncer = /^(mailer-daemon|postmaster)@/iu;

/** Options of reading by IMAP. */
export interface ImapOptions {
  readonly allow: OutboundAllow;
  /** Finds the addresses of names; by default DNS, and the machine's own list for names that are opened. */
  readonly resolve?: Resolve;
}

function targetOf(
  allow: OutboundAllow,
  { host, port, security }: Pick<MailboxAccount, 'host' | 'port' | 'security'>,
): OutboundTarget | null {
  if (!/^[a-z0-9.:_-]+$/iu.test(host)) return null;
  const target = readOutbound(`https://${isIP(host) === 6 ? `[${host}]` : host}/`, allow);
  if (target === null) return null;
  const isOwn = target.isOpened || (isIP(target.host) !== 0 && !isPublicAddress(target.host));
  return isOwn || publicPorts[security].includes(port) ? target : null;
}

/** Returns the network address to connect to: the first of those that the name has, if every one is allowed. */
async function networkAddressOf(target: OutboundTarget, { allow, resolve }: ImapOptions): Promise<string> {
  const { host, isOpened } = target;
  if (isIP(host) !== 0) return host;
  const find = resolve ?? (isOpened ? resolveByMachine : resolveByDns);
  const found = await find(host, AbortSignal.timeout(timeouts.connectionTimeout)).catch((error: unknown) => {
    throw new MailboxError('unreachable', `${host} has no address`, { cause: error });
  });
  const [first] = found;
  if (first === undefined || !found.every((one) => isOpened || isReachable(one, allow)))
    throw new MailboxError('refused', `${host} is not on the public internet`);
  return first;
}

function failureOf(error: unknown): MailboxFailure {
  const { authenticationFailed, tlsFailed, code = '' } = error as Partial<Record<string, unknown>> & { code?: string };
  if (authenticationFailed === true) return 'credentials';
  if (tlsFailed === true || /CERT|SELF_SIGNED|ERR_TLS|ERR_SSL/u.test(code)) return 'certificate';
  if (/TIMEOUT/iu.test(code)) return 'timeout';
  return /^E[A-Z]+$|NoConnection|ClosedAfterConnect|Hangup/u.test(code) ? 'unreachable' : 'protocol';
}

/** Runs one command; its failure names the reason, in the words of the server. */
async function asked<T>(run: Promise<T>): Promise<T> {
  try {
    return await run;
  } catch (error) {
    if (error instanceof MailboxError) throw error;
    const { responseText } = error as { responseText?: string };
    const message = responseText ?? (error instanceof Error ? error.message : String(error));
    throw new MailboxError(failureOf(error), message.slice(0, 300), { cause: error });
  }
}

const addressesOf = ({ from, to, cc, bcc }: MessageEnvelopeObject): readonly string[] => [
  ...new Set(
    [from, to, cc, bcc].flatMap((people = []) => people.flatMap(({ address = '' }) => addressOf(address) ?? [])),
  ),
];

const headOf = ({ uid, envelope, size, internalDate }: FetchMessageObject): MailHead => ({
  uid,
  addresses: envelope ? addressesOf(envelope) : [],
  messageId: messageIdOf(envelope?.messageId ?? null),
  returned: bouncer.test(envelope?.from?.[0]?.address ?? '') ? messageIdOf(envelope?.inReplyTo ?? null) : null,
  size: size ?? 0,
  receivedAt: internalDate === undefined ? 0 : new Date(internalDate).getTime(),
});

function folderOf(client: ImapFlow, place: { readonly uidValidity: bigint; readonly uidNext: number }): OpenFolder {
  return {
    uidValidity: String(place.uidValidity),
    uidNext: place.uidNext,
    uids: async (from, since) => {
      // SINCE compares days in the time zone of the server (RFC 9051, 6.4.4).
      const query = { uid: `${from}:*`, ...(since !== undefined && { since: new Date(since - dayLength) }) };
      const found = (await asked(client.search(query, { uid: true }))) || [];
      // `5:*` finds the newest mail also where its UID is 4.
      return found.filter((uid) => uid >= from).toSorted((one, other) => one - other);
    },
    heads: async (uids) => {
      if (uids.length === 0) return [];
      const wanted = { uid: true, envelope: true, size: true, internalDate: true };
      const found = await asked(client.fetchAll(uids.join(','), wanted, { uid: true }));
      return found.map(headOf).toSorted((one, other) => one.uid - other.uid);
    },
    source: async (uid) => {
      const found = await asked(client.fetchOne(String(uid), { source: { maxLength: mailLimit } }, { uid: true }));
      return found === false ? null : (found.source ?? null);
    },
  };
}

const isRead = ({ flags, specialUse }: ListResponse) =>
  !flags.has('\\Noselect') && !flags.has('\\NonExistent') && !skipped.has(specialUse ?? '');

function mailboxOf(client: ImapFlow): OpenMailbox {
  return {
    folders: async () =>
      (await asked(client.list()))
        .filter(isRead)
        .map(({ path, specialUse }) => ({ path, isSent: specialUse === '\\Sent' })),
    open: async (path) => folderOf(client, await asked(client.mailboxOpen(path, { readOnly: true }))),
    close: async () => {
      await client.logout().catch(() => client.close());
    },
  };
}

/** Reads mailboxes by IMAP (RFC 9051), without exposing the network around the server. */
export function imapPort(options: ImapOptions): MailboxPort {
  return {
    allows: (host, port, security) => targetOf(options.allow, { host, port, security }) !== null,
    open: async (account, signal) => {
      const target = targetOf(options.allow, account);
      if (target === null) throw new MailboxError('refused', `${account.host} may not be connected to`);
      const address = await networkAddressOf(target, options);
      // It takes a quarter of a second to load, which no start has to wait for.
      const { ImapFlow: Client } = await import('imapflow');
      const client = new Client({
        host: address,
        port: account.port,
        ...(isIP(target.host) === 0 && { servername: target.host }),
        secure: account.security === 'TLS',
        doSTARTTLS: account.security === 'STARTTLS',
        auth: { user: account.user, pass: account.password },
        // Heads and passwords would be in what it logs.
        logger: false,
        disableAutoIdle: true,
        ...timeouts,
        ...sizes,
      });
      // An error between two commands is the next command's.
      client.on('error', () => undefined);
      const stop = () => client.close();
      signal?.addEventListener('abort', stop, { once: true });
      client.once('close', () => signal?.removeEventListener('abort', stop));
      try {
        await asked(client.connect());
      } catch (error) {
        client.close();
        throw error;
      }
      return mailboxOf(client);
    },
  };
}
