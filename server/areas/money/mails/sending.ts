import type { Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoiceMailTypes } from '../../../../schema/rules/finance/invoiceMails.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { isBlank, withoutMarks } from '../../../../schema/rules/texts.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { takeStep } from '../../../engine/states/takeStep.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { letter, oneLine } from '../../../integrations/mail/letter.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { draftMail, type MailDraft } from './draft.ts';

/** Services by which mails about invoices are sent. */
export interface MailDeps {
  readonly engine: Engine;
  readonly outbox: Outbox;
}

/** Record that a mail is about, with the file that it may carry. */
interface MailSubject {
  readonly agencyId: string;
  readonly about: { readonly entity: string; readonly id: string };
  readonly paperId: string | null;
}

/** Posts a mail about an invoice, in the transaction of what it tells. Returns its id. */
export async function postMail(
  { outbox }: MailDeps,
  connection: Connection,
  { agencyId, about, paperId }: MailSubject,
  { to, cc, replyTo, subject, body, attachment }: MailDraft & { readonly to: string },
): Promise<string> {
  return outbox.post(connection, {
    agencyId,
    accountId: null,
    to,
    cc,
    kind: 'invoice',
    ...letter(oneLine(subject), body.split('\n\n')),
    ...(replyTo !== null && { replyTo: { address: replyTo } }),
    ...(attachment !== null && paperId !== null && { attachments: [{ mediaId: paperId, filename: attachment }] }),
    about,
  });
}

/** Answer of a call that sent a mail. */
export interface SentMail {
  readonly mailId: string;
  readonly isSending: boolean;
}

/** Locks an invoice whose mail is to be sent until the transaction ends. Refuses one that is void. */
export async function lockToMail(engine: Engine, connection: Connection, actor: Actor, id: string): Promise<Invoice> {
  await connection.query({
    text: `select from ${invoice.table} where agency_id = $1 and id = $2 for no key update`,
    values: [agencyOf(actor), id],
  });
  const { record } = await findRecord(engine, actor, invoice.name, id, { action: 'update' });
  const own = record as unknown as Invoice;
  if (own.status === 'VOIDED') {
    const params = { from: own.status, field: 'status', kind: invoice.name };
    throw new RefusalError('transitionRefused', 'closedInState', { params });
  }
  return own;
}

/**
 * Returns a mail as its sender wants it.
 * @param given what it says other than the draft
 * @throws RefusalError 400 without an address or any words, and for something else in their place
 */
export function writtenMail(draft: MailDraft, given: Partial<MailDraft>): MailDraft & { readonly to: string } {
  const mail = { ...draft, ...given };
  const to = mail.to === null ? null : withoutMarks(mail.to).trim();
  if (to === null) throw invalid([fieldRefusal('to', 'noMailAddress')]);
  const blank = (['subject', 'body'] as const).filter((name) => isBlank(mail[name]));
  if (blank.length > 0) throw invalid(blank.map((name) => fieldRefusal(name, 'required')));
  if (!patterns.email.regex.test(to)) throw invalid([fieldRefusal('to', 'email')]);
  return { ...mail, to };
}

/** Posts a mail about an invoice with its PDF as it is now. */
export async function postWithPaper(
  deps: MailDeps,
  connection: Connection,
  actor: Actor,
  id: string,
  mail: MailDraft & { readonly to: string },
): Promise<SentMail> {
  const { record } = await findRecord(within(deps.engine, connection), actor, invoice.name, id);
  const { paperId } = record as unknown as Invoice & { readonly paperId: string | null };
  const mailId = await postMail(
    deps,
    connection,
    { agencyId: agencyOf(actor), about: { entity: invoice.name, id }, paperId },
    mail,
  );
  return { mailId, isSending: deps.outbox.isSending };
}

/**
 * Sends an invoice to its client, and freezes it where it was not sent before.
 * @param given what the mail says other than the draft
 * @throws RefusalError 400 as `writtenMail`, and for an invoice that is void
 */
export async function sendInvoice(
  deps: MailDeps,
  connection: Connection,
  actor: Actor,
  id: string,
  given: Partial<MailDraft>,
): Promise<SentMail> {
  const engine = within(deps.engine, connection);
  const { status } = await lockToMail(engine, connection, actor, id);
  const mail = writtenMail(await draftMail(engine, actor, id, invoiceMailTypes.INVOICE), given);
  if (status === 'CREATED') await takeStep(engine, actor, invoice.name, id, 'markSent');
  return postWithPaper(deps, connection, actor, id, mail);
}
