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

/** Posts a mail about an invoice, in the transaction of what it tells. Returns its id. */
export async function postMail(
  { outbox }: MailDeps,
  connection: Connection,
  {
    agencyId,
    invoiceId,
    paperId,
  }: { readonly agencyId: string; readonly invoiceId: string; readonly paperId: string | null },
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
    about: { entity: invoice.name, id: invoiceId },
  });
}

/**
 * Sends an invoice to its client, and freezes it where it was not sent before.
 * @param given what the mail says other than the draft
 * @throws RefusalError 400 without an address or any words, for something else in their place, and for an invoice that is void
 */
export async function sendInvoice(
  deps: MailDeps,
  connection: Connection,
  actor: Actor,
  id: string,
  given: Partial<MailDraft>,
): Promise<{ readonly mailId: string; readonly isSending: boolean }> {
  const engine = within(deps.engine, connection);
  await connection.query({
    text: `select from ${invoice.table} where agency_id = $1 and id = $2 for no key update`,
    values: [agencyOf(actor), id],
  });
  const { record } = await findRecord(engine, actor, invoice.name, id, { action: 'update' });
  const { status } = record as unknown as Invoice;
  if (status === 'VOIDED') {
    const params = { from: status, field: 'status', kind: invoice.name };
    throw new RefusalError('transitionRefused', 'closedInState', { params });
  }
  const draft = { ...(await draftMail(engine, actor, id, invoiceMailTypes.INVOICE)), ...given };
  const to = draft.to === null ? null : withoutMarks(draft.to).trim();
  if (to === null) throw invalid([fieldRefusal('to', 'noMailAddress')]);
  const blank = (['subject', 'body'] as const).filter((name) => isBlank(draft[name]));
  if (blank.length > 0) throw invalid(blank.map((name) => fieldRefusal(name, 'required')));
  if (!patterns.email.regex.test(to)) throw invalid([fieldRefusal('to', 'email')]);
  if (status === 'CREATED') await takeStep(engine, actor, invoice.name, id, 'markSent');
  const { record: sent } = await findRecord(engine, actor, invoice.name, id);
  const { paperId } = sent as unknown as Invoice & { readonly paperId: string | null };
  const mailId = await postMail(
    deps,
    connection,
    { agencyId: agencyOf(actor), invoiceId: id, paperId },
    { ...draft, to },
  );
  return { mailId, isSending: deps.outbox.isSending };
}
