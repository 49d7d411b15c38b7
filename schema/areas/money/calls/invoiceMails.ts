import { Type } from 'typebox';
import { closed, defineCalls, idOf, nullable, text, uuid } from '../../../language/call.ts';
import { mailLimits } from '../../../rules/finance/invoiceMails.ts';
import { mailCopiesLimit } from '../../../rules/limits.ts';
import { invoice } from '../entities/invoice.ts';

const address = text(254);

const mail = Type.Object({
  to: nullable(Type.String()),
  cc: Type.Array(Type.String()),
  replyTo: nullable(Type.String()),
  subject: Type.String(),
  body: Type.String(),
  /** Name of the PDF that it carries; null for none. */
  attachment: nullable(Type.String()),
});

/** Calls that send an invoice to its client (AB 7, `invoices/{id}/preview-email`). */
export const invoiceMailCalls = defineCalls(invoice.plural, {
  preview: {
    route: 'GET /finance/v1/invoices/{id}/preview-email',
    access: { entity: invoice.name, action: 'read' },
    summary: 'the mail with which an invoice would be sent now',
    description: 'Its recipient is the first billing contact of the client that has an address.',
    params: { id: idOf(invoice.name) },
    answer: mail,
  },
  send: {
    route: 'POST /finance/v1/invoices/{id}/send',
    access: { entity: invoice.name, action: 'update' },
    summary: 'send an invoice to its client by mail',
    description:
      'What is left out is that of the preview. The first sending freezes the invoice and keeps its PDF, which the mail ' +
      'carries; a further one sends the same PDF. An `Idempotency-Key` makes a repeated call send one mail.',
    params: { id: idOf(invoice.name) },
    body: nullable(
      closed({
        to: Type.Optional(address),
        cc: Type.Optional(Type.Array(address, { maxItems: mailCopiesLimit })),
        subject: Type.Optional(text(mailLimits.subject)),
        body: Type.Optional(text(mailLimits.body)),
      }),
    ),
    answer: Type.Object({ mailId: uuid, isSending: Type.Boolean({ description: 'False without a mail server' }) }),
  },
});
