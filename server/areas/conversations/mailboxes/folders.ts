import type { FastifyBaseLogger } from 'fastify';
import { mailLimit } from '../../../../schema/areas/conversations/mail.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { Engine } from '../../../engine/engine.ts';
import { RefusalError } from '../../../errors.ts';
import type {
  KeepMail,
  MailFolder,
  MailHead,
  OpenFolder,
  OpenMailbox,
  ReadMail,
} from '../../../integrations/mailbox/port.ts';
import { readHead, readMail } from '../../../integrations/mailbox/reading.ts';
import { WorkerEndedError, WorkerFaultError } from '../../../workers/program.ts';
import { renewClaim, type DueMailbox } from './claiming.ts';
import { keepPlace, placesOf } from './places.ts';

/** Dependencies of reading folders. */
export interface FolderDeps {
  readonly engine: Engine;
  readonly keep: KeepMail;
  /** Finds the people and companies that addresses belong to, each with its own list. */
  readonly peopleOf: (agencyId: string, addresses: readonly string[]) => Promise<readonly (readonly Reference[])[]>;
  /** Finds those of some Message-IDs whose mails were kept before. */
  readonly keptOf: (agencyId: string, messageIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Heads that are read at once. */
const atOnce = 200;

/** A mailbox that is open, and the number of mails that are left in its turn. */
export interface Turn {
  readonly agencyId: string;
  readonly mailbox: DueMailbox;
  readonly signal: AbortSignal | undefined;
  room: number;
}

interface KnownHead {
  readonly head: MailHead;
  readonly people: readonly Reference[];
}

/**
 * Finds the heads that name people, of mails that were not kept before, and those of mails of the log that came back. No
 * other mail is read further.
 */
async function knownHeads(
  { peopleOf, keptOf }: FolderDeps,
  agencyId: string,
  heads: readonly MailHead[],
): Promise<readonly KnownHead[]> {
  const addresses = [...new Set(heads.flatMap((head) => head.addresses))];
  const found = await peopleOf(agencyId, addresses);
  const byAddress = new Map(addresses.map((address, index) => [address, found[index] ?? []]));
  const known = heads.flatMap((head) => {
    const people = new Map(head.addresses.flatMap((one) => byAddress.get(one) ?? []).map((one) => [one.id, one]));
    return people.size === 0 && head.returned === null ? [] : [{ head, people: [...people.values()] }];
  });
  const kept = await keptOf(
    agencyId,
    known.flatMap(({ head }) => [head.messageId ?? [], head.returned ?? []].flat()),
  );
  return known.filter(({ head: { messageId, returned }, people }) => {
    const isNew = messageId === null || !kept.has(messageId);
    return isNew && (people.length > 0 || (returned !== null && kept.has(returned)));
  });
}

/** Reads a mail as far as it can be read: whole, or its head alone. */
async function readAsFarAs(source: Uint8Array, size: number) {
  if (size <= mailLimit) {
    try {
      return { mail: await readMail(source), isCut: false };
    } catch {
      // One that is written to be slow, or broken, is kept by its head.
    }
  }
  return { mail: await readHead(source), isCut: true };
}

/** A mail is sent by the folder it is in; outside the inbox also by its owner as its sender, whom strangers feign there. */
const isSentFrom = ({ path, isSent }: MailFolder, { from }: ReadMail, { address }: DueMailbox) =>
  isSent || (path.toUpperCase() !== 'INBOX' && from?.address === address);

/** Returns true for a failure of the database or the storage, after which the same mail is read again. */
function isOutage(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  // PostgreSQL takes no such values, at no time (classes 22, 23 and 54).
  const isRefused = typeof code === 'string' && /^(22|23|54)\w{3}$/u.test(code);
  const isMail =
    error instanceof RefusalError || error instanceof WorkerEndedError || error instanceof WorkerFaultError;
  return !isRefused && !isMail;
}

/** Keeps one mail; true if it is new in the log. One that cannot be kept holds up no other. */
async function keepOne(
  deps: FolderDeps,
  { agencyId, mailbox }: Turn,
  folder: OpenFolder & MailFolder,
  { head, people }: KnownHead,
): Promise<boolean> {
  const source = await folder.source(head.uid);
  if (source === null) return false;
  const { staffId, accountId } = mailbox;
  try {
    const { mail, isCut } = await readAsFarAs(source, head.size);
    const direction = isSentFrom(folder, mail, mailbox) ? 'OUT' : 'IN';
    const arrival = { direction, receivedAt: head.receivedAt, staffId, accountId, people, isCut } as const;
    return (await deps.keep(agencyId, mail, arrival)) !== null;
  } catch (error) {
    if (isOutage(error)) throw error;
    deps.log.error({ err: error, mailbox: mailbox.id, uid: head.uid }, 'a mail could not be kept');
    return false;
  }
}

/** Reads a folder from where it was left; false if the turn ended first, or the mailbox was removed. */
export async function readFolder(deps: FolderDeps, turn: Turn, box: OpenMailbox, folder: MailFolder): Promise<boolean> {
  const { engine } = deps;
  const { agencyId, mailbox, signal } = turn;
  const { id: mailboxId, since } = mailbox;
  const open = { ...(await box.open(folder.path)), ...folder };
  const { uidValidity } = open;
  const stored = (await placesOf(engine, agencyId, mailboxId)).get(folder.path);
  const place = stored?.uidValidity === uidValidity ? stored : null;
  if (place !== null && open.uidNext <= place.nextUid) return true;
  const uids = place === null ? await open.uids(1, since) : await open.uids(place.nextUid);
  const keepAt = (nextUid: number, kept: number) =>
    keepPlace(engine, agencyId, { mailboxId, path: folder.path, uidValidity, nextUid, kept });
  const mayGoOn = async () => !signal?.aborted && (await renewClaim(engine, agencyId, mailboxId));
  for (let index = 0; index < uids.length; index += atOnce) {
    if (turn.room <= 0 || !(await mayGoOn())) return false;
    const part = uids.slice(index, index + atOnce);
    turn.room -= part.length;
    const heads = (await open.heads(part)).filter(({ receivedAt }) => receivedAt >= since);
    for (const known of await knownHeads(deps, agencyId, heads)) {
      if (!(await mayGoOn())) return false;
      // Noted mail by mail: after a crash, what was kept is neither read nor counted again.
      await keepAt(known.head.uid + 1, (await keepOne(deps, turn, open, known)) ? 1 : 0);
    }
    await keepAt((part.at(-1) ?? 0) + 1, 0);
  }
  if (place === null || uids.length === 0) await keepAt(Math.max(open.uidNext, (uids.at(-1) ?? 0) + 1), 0);
  return true;
}
