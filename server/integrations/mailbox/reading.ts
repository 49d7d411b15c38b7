import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mailAnswersLimit, mailSubjectLimit, mailTextLimit } from '../../../schema/areas/conversations/mail.ts';
import { cutText } from '../../../schema/rules/filenames.ts';
import { withoutMarks } from '../../../schema/rules/texts.ts';
import { createWorkers } from '../../workers/workers.ts';
import { bounceOf } from './bounces.ts';
import type { MailFile, MailPerson, MailRecipient, ReadMail } from './port.ts';
import { readerSource, type ParsedMail } from './program.ts';

/** Timeout for reading one mail, in milliseconds. */
const patience = 10_000;
/** Letters of HTML, beyond which only the text of a mail is kept. */
const mostHtml = 2_000_000;
const mostRecipients = 2000;
/** Letters of the words of a mail server. */
const mostReason = 500;
/** Bytes of a head that are read where the whole mail cannot be. */
const longestHead = 100_000;
/** Message-IDs of a thread: the newest ones find it. */
const mostReferences = 50;
/** Bytes of a Message-ID (RFC 5322 ends a line there), which an index holds. */
const longestId = 998;

const { resolve } = createRequire(import.meta.url);

const readers = createWorkers<Uint8Array, ParsedMail>({
  source: readerSource,
  data: { parser: resolve('mailparser'), sanitizer: resolve('sanitize-html'), mostHtml },
  place: 'thread',
  memory: 256,
  idle: 30_000,
});

/** Removes U+0000, which PostgreSQL does not store, and halves of surrogate pairs. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
/** One line of a text, without marks that turn the direction of what follows. */
const line = (text: string, most: number) =>
  cutText(
    storable(text)
      .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
    most,
  );

/** Returns a Message-ID as it is stored and compared; null for none, and for one that is too long. */
export function messageIdOf(text: string | null): string | null {
  const id = text === null ? '' : storable(text).replace(/[<>\s]/gu, '');
  return id === '' || Buffer.byteLength(id) > longestId ? null : id;
}

/** Returns an address as it is stored and compared; null for what is none. */
export function addressOf(text: string): string | null {
  const folded = withoutMarks(line(text, 320)).toLowerCase();
  return /^[^@\s]+@[^@\s]+$/u.test(folded) ? folded : null;
}

function personOf({ address, name }: MailPerson): MailPerson | null {
  const folded = addressOf(address);
  return folded === null ? null : { address: folded, name: line(name, 200) };
}

const recipientsOf = (kind: MailRecipient['kind'], people: readonly MailPerson[]) =>
  people.flatMap((one): MailRecipient[] => {
    const person = personOf(one);
    return person ? [{ kind, ...person }] : [];
  });

/** The moment that a mail names (mailparser answers the present one where a date cannot be read). */
function dateOf(dateLine: string | null): number | null {
  const moment = Date.parse(
    (dateLine ?? '')
      .replace(/^date:/iu, '')
      .replace(/\([^)]*\)/gu, '')
      .trim(),
  );
  return Number.isNaN(moment) ? null : moment;
}

/** Header lines by which machines and lists mark their mail (RFC 3834, RFC 2919), and the empty sender of bounces. */
const machineMarks = [
  /^auto-submitted:\s*(?!no\b)\S/iu,
  /^precedence:\s*(bulk|junk|list|auto_reply)/iu,
  /^list-id:\s*\S/iu,
  /^return-path:\s*<\s*>/iu,
  /^x-auto-response-suppress:\s*\S/iu,
];
const machineSender = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/u;

function hashOf({ from, dateLine, subject, text, html }: ParsedMail): string {
  const told = [from?.address ?? '', dateLine ?? '', subject, text, html ?? ''];
  return `${createHash('sha256').update(JSON.stringify(told)).digest('hex')}@sha256`;
}

function fileOf({ filename, contentType, content, contentId }: MailFile): MailFile {
  return {
    filename: storable(filename),
    contentType: line(contentType, 100).toLowerCase(),
    content,
    contentId: contentId === null ? null : line(contentId, 200),
  };
}

/**
 * Reads a mail in a worker, so that one that is written to be slow holds up nobody else.
 * @param source the mail as it was sent (RFC 5322), `mailLimit` bytes at most
 * @throws WorkerEndedError if reading takes too long or too much memory; WorkerFaultError if it cannot be read
 */
export async function readMail(source: Uint8Array): Promise<ReadMail> {
  const parsed = await readers.run(source, { patience });
  const from = parsed.from && personOf(parsed.from);
  const bounce = bounceOf(parsed);
  const returned = messageIdOf(bounce?.messageId ?? null);
  return {
    messageId: messageIdOf(parsed.ids.own) ?? hashOf(parsed),
    inReplyTo: messageIdOf(parsed.ids.answered),
    references: parsed.ids.thread.slice(-mostReferences).flatMap((one) => messageIdOf(one) ?? []),
    from,
    replyTo: [...new Set(parsed.replyTo.flatMap(({ address }) => addressOf(address) ?? []))].slice(0, mailAnswersLimit),
    recipients: [
      ...recipientsOf('TO', parsed.to),
      ...recipientsOf('CC', parsed.cc),
      ...recipientsOf('BCC', parsed.bcc),
    ].slice(0, mostRecipients),
    subject: line(parsed.subject, mailSubjectLimit),
    date: dateOf(parsed.dateLine),
    text: cutText(storable(parsed.text).replaceAll('\r\n', '\n').trim(), mailTextLimit),
    html: parsed.html === null ? null : storable(parsed.html),
    blockedPictures: parsed.blockedPictures,
    files: parsed.files.map(fileOf),
    isAutomatic:
      parsed.marks.some((mark) => machineMarks.some((pattern) => pattern.test(mark))) ||
      machineSender.test(from?.address ?? ''),
    bounce: bounce && returned !== null ? { messageId: returned, reason: line(bounce.reason, mostReason) } : null,
  };
}

/** Reads the head of a mail whose content cannot be read: it has neither text nor files. Throws what `readMail` throws. */
export function readHead(source: Uint8Array): Promise<ReadMail> {
  const head =
    Buffer.from(source.subarray(0, longestHead))
      .toString('latin1')
      .split(/\r?\n\r?\n/u, 1)[0] ?? '';
  const plain = head.replace(/^(content-type|content-transfer-encoding):.*(\r?\n[ \t].*)*\r?\n?/gimu, '');
  return readMail(Buffer.from(`${plain}\r\n\r\n`, 'latin1'));
}
