import { mailCopiesLimit, mailFilesLimit } from '../../../../schema/rules/limits.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { withoutMarks } from '../../../../schema/rules/texts.ts';
import type { Connection } from '../../../database/pools.ts';
import { fileFaultOf } from '../../../engine/media/fileFaults.ts';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';
import { oneLine } from '../../../integrations/mail/letter.ts';
import type { About, Attachment, Mailbox, NewMail } from '../../../integrations/mail/port.ts';

/** A file of a mail, as the mail's row names it. */
export interface CarriedFile extends Attachment {
  readonly bytes: number;
}

/** Everything that a mail carries besides its words. */
type Carried = Pick<NewMail, 'cc' | 'replyTo' | 'attachments' | 'about' | 'envelope'>;

/** The key by which two spellings of an address are the same one. */
const keyOf = (address: string) => address.toLowerCase();

const faultOfAddress = (address: string, field: string): FieldRefusal[] =>
  patterns.email.regex.test(address) ? [] : [fieldRefusal(field, 'email')];

/** The addresses that get a copy, each once and without the recipient's. @throws RefusalError 400 under `cc` */
function copiesOf(given: readonly string[], to: string | null): readonly string[] {
  const trimmed = given.map((address) => withoutMarks(address).trim());
  const faults = trimmed.flatMap((address, index) => faultOfAddress(address, `cc.${index}`));
  if (trimmed.length > mailCopiesLimit) faults.push(fieldRefusal('cc', 'tooMany', { max: mailCopiesLimit }));
  if (faults.length > 0) throw invalid(faults);
  const known = new Set(to === null ? [] : [keyOf(to)]);
  return trimmed.filter((address) => {
    const isNew = !known.has(keyOf(address));
    known.add(keyOf(address));
    return isNew;
  });
}

/** The same mailbox, its name on one line. @throws RefusalError 400 under `replyTo` */
function answersTo({ address, name }: Mailbox): Mailbox {
  const trimmed = withoutMarks(address).trim();
  const faults = faultOfAddress(trimmed, 'replyTo');
  if (faults.length > 0) throw invalid(faults);
  return { address: trimmed, ...(name !== undefined && { name: oneLine(name) }) };
}

/** The error of a file that cannot be sent; null for one that can. A link has no content to send. */
function faultOfFile(file: MediaRow | undefined): FieldRefusal | null {
  const fault = fileFaultOf(file, 'attachments', { limit: mailFilesLimit });
  if (fault || file?.object !== null) return fault;
  return fieldRefusal('attachments', 'fileIsLink', { file: file.original_filename });
}

/**
 * The files with their sizes, which no sweep removes from now on until the mail has left.
 * @throws RefusalError 400 under `attachments` where one cannot be sent, or all together are too large
 */
async function filesOf(
  connection: Connection,
  agencyId: string,
  attachments: readonly Attachment[],
): Promise<readonly CarriedFile[]> {
  const ids = attachments.map(({ mediaId }) => mediaId.toLowerCase());
  const values = [agencyId, ids];
  const { rows } = await connection.query<MediaRow>({
    text: 'select * from media where agency_id = $1 and id = any($2::uuid[]) order by id for key share',
    values,
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  const faults = ids.flatMap((id) => faultOfFile(found.get(id)) ?? []);
  if (faults.length > 0) throw invalid(faults);
  const files = attachments.map(({ filename }, index) => {
    const { id = '', bytes = 0, filename: own = '' } = found.get(ids[index] ?? '') ?? {};
    return { mediaId: id, filename: oneLine(filename) || own, bytes };
  });
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > mailFilesLimit)
    throw invalid([fieldRefusal('attachments', 'attachmentsOverLimit', { limit: mailFilesLimit / 1_000_000 })]);
  // A sweep that is about to take one looks at it again once this is written.
  await connection.query({
    text: `update media set unused_since = null
      where agency_id = $1 and id = any($2::uuid[]) and unused_since is not null`,
    values,
  });
  return files;
}

/** @throws Error if the agency has no such record: a fault of the code that posts */
async function requireRecord(connection: Connection, agencyId: string, { entity, id }: About): Promise<void> {
  const { count } = await connection.query({
    text: 'select from record where agency_id = $1 and id = $2 and kind = $3',
    values: [agencyId, id, entity],
  });
  if (count === 0) throw new Error(`there is no ${entity} ${id} that a mail could be about`);
}

/** Gives a mail that was just posted what it carries, in the same transaction. Throws what `Outbox.post` throws. */
export async function carry(
  connection: Connection,
  mailId: string,
  { agencyId, to, cc = [], replyTo, attachments = [], about, envelope }: Carried & Pick<NewMail, 'agencyId' | 'to'>,
): Promise<void> {
  if (cc.length === 0 && !replyTo && attachments.length === 0 && !about && !envelope) return;
  if (agencyId === null) throw new Error('only mail of an agency carries anything');
  const copies = copiesOf(cc, to);
  const answers = replyTo && answersTo(replyTo);
  const files = attachments.length === 0 ? [] : await filesOf(connection, agencyId, attachments);
  if (about) await requireRecord(connection, agencyId, about);
  const values = [
    mailId,
    copies,
    answers?.address ?? null,
    answers?.name ?? null,
    about?.id ?? null,
    JSON.stringify(files),
    JSON.stringify(envelope ?? {}),
  ];
  const { rows } = await connection.query<{ isCarried: boolean | null }>({
    text: 'select mail_carry($1, $2, $3, $4, $5, $6, $7) as "isCarried"',
    values,
  });
  if (to !== null && rows[0]?.isCarried !== true)
    throw new Error('the connection is not bound to the agency of the mail');
}
