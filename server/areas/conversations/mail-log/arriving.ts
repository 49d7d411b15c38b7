import { v7 } from 'uuid';
import { systemActor } from '../../../../schema/access/access.ts';
import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import { mostAhead } from '../../../../schema/fields/instant.ts';
import type { Connection } from '../../../database/pools.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { insertRecord } from '../../../engine/writing/create.ts';
import type { Arrival, ReadMail } from '../../../integrations/mailbox/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { noteBounce } from './bounces.ts';
import { storeFiles, type StoredFile } from './files.ts';
import { threadOf } from './threads.ts';

/** Dependencies of keeping mail. */
export interface ArrivingDeps {
  readonly engine: Engine;
  readonly storage: StoragePort;
}

/** Stored reason of a mail whose content could not be read; the page has words for it. */
const cutMail = 'unreadable';

/** Letters of a sender's name. */
const longestName = 200;

const isKept = async (connection: Pick<Connection, 'query'>, agencyId: string, messageId: string) =>
  (
    await connection.query({
      text: 'select from mail_message where agency_id = $1 and message_id = $2',
      values: [agencyId, messageId],
    })
  ).count !== 0;

/** Returns those of some Message-IDs whose mails were kept before, also if they were deleted since. */
export async function keptOf(
  { database }: Pick<Engine, 'database'>,
  agencyId: string,
  messageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (messageIds.length === 0) return new Set();
  const { rows } = await database.query<{ id: string }>(agencyId, {
    text: 'select message_id as id from mail_message where agency_id = $1 and message_id = any($2::text[])',
    values: [agencyId, messageIds],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Title of a mail without a subject: the beginning of its text, or its sender. */
function subjectOf({ subject, text, from }: ReadMail): string {
  return subject || (text.split('\n', 1)[0] ?? '').trim().slice(0, 100) || from?.name || from?.address || '–';
}

/** Returns when a mail was sent: when it came, where the clock of its sender is wrong. */
function momentOf({ date }: ReadMail, receivedAt: number): number {
  return date === null || date > receivedAt + mostAhead || date < 0 ? receivedAt : date;
}

async function writeMail(
  { engine }: ArrivingDeps,
  connection: Connection,
  { agencyId, mail, arrival, files }: Kept,
): Promise<string | null> {
  // Two mailboxes that hold one mail wait for each other here.
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`mail/${agencyId}/${mail.messageId}`],
  });
  if (await isKept(connection, agencyId, mail.messageId)) return null;
  const threadId = (await threadOf(connection, agencyId, mail)) ?? v7();
  const at = momentOf(mail, arrival.receivedAt);
  const { id } = await insertRecord(
    within(engine, connection),
    // Whose the files are, as what is written with them asks.
    { ...systemActor(agencyId), accountId: arrival.accountId },
    mailLog.name,
    { aboutIds: arrival.people.map(({ id: person }) => person) },
    {
      connection,
      set: {
        subject: subjectOf(mail),
        direction: arrival.direction,
        state: arrival.direction === 'IN' ? 'RECEIVED' : 'SENT',
        at,
        // Lists show who wrote it by this alone.
        fromName: mail.from?.name || mail.from?.address.slice(0, longestName) || null,
        fromAddress: mail.from?.address ?? null,
        replyTo: mail.replyTo.join(', ') || null,
        recipients: mail.recipients.map(({ name, ...one }) => ({ ...one, name: name || null })),
        staffId: arrival.staffId,
        text: mail.text || null,
        // Pictures within the HTML are among them: a file that no record uses is swept.
        attachmentIds: files.map(({ id: fileId }) => fileId),
        isAutomatic: mail.isAutomatic,
        failure: arrival.isCut === true ? cutMail : null,
        threadId,
      },
    },
  );
  await connection.query({
    text: 'insert into mail_message (agency_id, message_id, thread_id, mail_id, at) values ($1, $2, $3, $4, $5)',
    values: [agencyId, mail.messageId, threadId, id, new Date(at).toISOString()],
  });
  if (mail.html !== null) {
    const pictures = Object.fromEntries(
      files.flatMap(({ id: fileId, contentId }) => (contentId ? [[contentId, fileId]] : [])),
    );
    await connection.query({
      text: `insert into mail_html (agency_id, mail_id, html, blocked_pictures, pictures) values ($1, $2, $3, $4, $5)`,
      values: [agencyId, id, mail.html, mail.blockedPictures, JSON.stringify(pictures)],
    });
  }
  return id;
}

interface Kept {
  readonly agencyId: string;
  readonly mail: ReadMail;
  readonly arrival: Arrival;
  readonly files: readonly StoredFile[];
}

/**
 * Keeps a mail in the log of an agency, once, whatever mailboxes and folders hold it; one that was kept before, also if
 * it was deleted since, is left alone, and so is mail about nobody. A report about a mail of the log is noted there alone.
 * Returns the id of its record; null if there is nothing new.
 */
export async function keepArrived(
  deps: ArrivingDeps,
  agencyId: string,
  mail: ReadMail,
  arrival: Arrival,
): Promise<string | null> {
  const { engine } = deps;
  if (mail.bounce !== null && (await noteBounce(engine, agencyId, mail.bounce))) return null;
  if (arrival.people.length === 0) return null;
  if (await isKept({ query: (query) => engine.database.query(agencyId, query) }, agencyId, mail.messageId)) return null;
  const files = await storeFiles(deps, { agencyId, accountId: arrival.accountId, at: engine.clock() }, mail.files);
  return engine.database.transaction(agencyId, (connection) =>
    writeMail(deps, connection, { agencyId, mail, arrival, files }),
  );
}
