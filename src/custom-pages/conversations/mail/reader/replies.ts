import type { TranslateFunction } from 'ra-core';
import type { MailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';
import { mailSubjectLimit } from '../../../../../schema/areas/conversations/mail.ts';
import type { MailStart } from '../../../../widgets/mail/useCompose.ts';

/** Ways to go on from a mail. */
export const ways = ['reply', 'replyAll', 'forward'] as const;
export type Way = (typeof ways)[number];

/** Letters of a former mail that are quoted. */
const mostQuoted = 20_000;

/** Beginnings of subjects that mail programs write, in a few languages. */
const replyMark = /^\s*(re|aw|sv|réf?|antw)\s*:/iu;
const forwardMark = /^\s*(fwd?|wg|tr|vs)\s*:/iu;

const foldedOf = (address: string) => address.trim().toLowerCase();

/** Returns true for a mail that was written in the product: its text is Markdown, and it has no address of a sender. */
export const isWrittenHere = ({ direction, fromAddress }: Pick<MailLog, 'direction' | 'fromAddress'>): boolean =>
  direction === 'OUT' && fromAddress === null;

const addressesOf = (mail: MailLog, kinds: readonly string[]) =>
  mail.recipients.flatMap(({ kind, address }) => (kinds.includes(kind) ? [foldedOf(address)] : []));

/** Plain text may hold what Markdown would take for its own. */
const plain = (text: string) => text.replace(/([\\`*_[\]#<>])/gu, '\\$1');

function quotedOf(mail: MailLog): string {
  const text = (mail.text ?? '').slice(0, mostQuoted);
  return (isWrittenHere(mail) ? text : plain(text))
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** Returns the addresses to which an answer goes: where the sender asks for it, else to the sender (RFC 5322, 3.6.2). */
function answerersOf(mail: MailLog): readonly string[] {
  const { direction, fromAddress, replyTo } = mail;
  if (direction !== 'IN') return addressesOf(mail, ['TO']);
  if (replyTo) return replyTo.split(', ').map(foldedOf);
  return fromAddress === null ? addressesOf(mail, ['TO']) : [foldedOf(fromAddress)];
}

/** Facts of the head of a mail that its quotation names. */
export interface QuoteParts {
  /** Name or address of its sender, and its moment, as they are read. */
  readonly sender: string;
  readonly at: string;
  readonly translate: TranslateFunction;
}

/**
 * Returns the mail with which the composer opens to go on from another one.
 * @param own addresses of the reader, who gets no copy
 */
export function startOf(way: Way, mail: MailLog, own: ReadonlySet<string>, parts: QuoteParts): MailStart {
  const { sender, at, translate } = parts;
  const isForward = way === 'forward';
  const mark = isForward ? 'Fwd: ' : 'Re: ';
  const isMarked = (isForward ? forwardMark : replyMark).test(mail.subject);
  const subject = `${isMarked ? '' : mark}${mail.subject}`.slice(0, mailSubjectLimit);
  const head = translate('app.mail.wrote', { name: plain(sender), at });
  const text = `\n\n${head}\n\n${quotedOf(mail)}`;
  if (isForward) return { subject, text, files: mail.attachments, forwards: mail.id };
  const to = [...new Set(answerersOf(mail))];
  const others = mail.direction === 'IN' ? addressesOf(mail, ['TO', 'CC']) : addressesOf(mail, ['CC']);
  const cc = [...new Set(others)].filter((address) => !own.has(address) && !to.includes(address));
  const name = mail.direction === 'IN' && mail.fromName !== mail.fromAddress ? mail.fromName : null;
  return {
    to,
    ...(way === 'replyAll' && cc.length > 0 && { cc }),
    subject,
    text,
    answers: mail.id,
    threadId: mail.threadId,
    ...(name !== null && { name }),
  };
}
