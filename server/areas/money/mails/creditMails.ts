import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { creditMailCalls } from '../../../../schema/areas/money/calls/creditMails.ts';
import { creditNote, type CreditNote } from '../../../../schema/areas/money/entities/creditNote.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoiceMailTypes } from '../../../../schema/rules/finance/invoiceMails.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { draftAbout, type MailDraft } from './draft.ts';
import { postMail, writtenMail, type MailDeps, type SentMail } from './sending.ts';

/** Reads the mail that a credit note would be sent with now, in the agency's words. */
async function draftCredit(engine: Engine, actor: Actor, note: CreditNote): Promise<MailDraft> {
  const { record } = await findRecord(engine, actor, invoice.name, note.invoice.id);
  const { outstanding, dueOn, client } = record as unknown as Invoice;
  const { number, currency, issuedOn, amount: total } = note;
  const subject = { clientId: client.id, currency, number, total, outstanding, issuedOn, dueOn };
  return draftAbout(engine, actor, invoiceMailTypes.CREDIT_NOTE, subject);
}

/** Sends a credit note to its client. Refuses one that is void. */
async function sendCredit(
  deps: MailDeps,
  connection: Connection,
  actor: Actor,
  id: string,
  given: Partial<MailDraft>,
): Promise<SentMail> {
  const engine = within(deps.engine, connection);
  await connection.query({
    text: `select from ${creditNote.table} where agency_id = $1 and id = $2 for no key update`,
    values: [agencyOf(actor), id],
  });
  const { record } = await findRecord(engine, actor, creditNote.name, id, { action: 'update' });
  const note = record as unknown as CreditNote;
  if (note.status === 'VOIDED') {
    const params = { from: note.status, field: 'status', kind: creditNote.name };
    throw new RefusalError('transitionRefused', 'closedInState', { params });
  }
  const mail = writtenMail(await draftCredit(engine, actor, note), given);
  const about = { entity: creditNote.name, id };
  const subject = { agencyId: agencyOf(actor), about, paperId: note.paper?.id ?? null };
  return { mailId: await postMail(deps, connection, subject, mail), isSending: deps.outbox.isSending };
}

/** Registers the calls that show and send the mail of a credit note. */
export function registerCreditMails(app: FastifyInstance, deps: MailDeps): void {
  const { engine } = deps;
  registerCall(app, creditMailCalls.preview, async ({ actor, params: { id } }) => {
    const { record } = await findRecord(engine, actor, creditNote.name, id);
    const draft = await draftCredit(engine, actor, record as unknown as CreditNote);
    return { ...draft, cc: [...draft.cc] };
  });
  registerCall(app, creditMailCalls.send, async ({ actor, params: { id }, body, request }) => {
    const asked = { route: creditMailCalls.send.route, id, body };
    return once(engine, actor, request.headers['idempotency-key'], asked, (running) => {
      const send = (connection: Connection) => sendCredit(deps, connection, actor, id, body ?? {});
      return running ? send(running) : engine.database.transaction(agencyOf(actor), send);
    });
  });
}
