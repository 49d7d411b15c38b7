import { Type } from 'typebox';
import { closed, defineCalls, idOf, instant, nullable, oneOf, text, uuid } from '../../../language/call.ts';
import { mailLimits } from '../../../rules/finance/invoiceMails.ts';
import { mailCopiesLimit } from '../../../rules/limits.ts';
import { invoice } from '../entities/invoice.ts';

const address = text(254);

/** A mail as it would be sent now. */
export const mailShape = {
  to: nullable(Type.String()),
  cc: Type.Array(Type.String()),
  replyTo: nullable(Type.String()),
  subject: Type.String(),
  body: Type.String(),
  /** Name of the PDF that it carries; null for none. */
  attachment: nullable(Type.String()),
} as const;

const mail = Type.Object({
  ...mailShape,
  remindedAt: Type.Union([instant, Type.Null()], { description: 'Its last reminder; null for none' }),
});

/** Parts of a mail that its sender wants otherwise than in the preview. */
export const mailChange = nullable(
  closed({
    to: Type.Optional(address),
    cc: Type.Optional(Type.Array(address, { maxItems: mailCopiesLimit })),
    subject: Type.Optional(text(mailLimits.subject)),
    body: Type.Optional(text(mailLimits.body)),
  }),
);

/** Answer of a call that sends a mail. */
export const sentMail = Type.Object({
  mailId: uuid,
  isSending: Type.Boolean({ description: 'False without a mail server' }),
});

/** Calls that send an invoice to its client (AB 7, `invoices/{id}/preview-email`). */
export const invoiceMailCalls = defineCalls(invoice.plural, {
  preview: {
    route: 'GET /finance/v1/invoices/{id}/preview-email',
    access: { entity: invoice.name, action: 'read' },
    summary: 'the mail with which an invoice would be sent now',
    description:
      'Its recipient is the first billing contact of the client that has an address. As `reminder` it is the mail of `remind`.',
    params: { id: idOf(invoice.name) },
    query: closed({ as: Type.Optional(oneOf(['reminder'])) }),
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
    body: mailChange,
    answer: sentMail,
  },
  remind: {
    route: 'POST /finance/v1/invoices/{id}/remind',
    access: { entity: invoice.name, action: 'update' },
    summary: 'remind the client of an invoice that is open now',
    description:
      'For one that was sent and has something outstanding, also while its reminders are paused. What is left out is that of ' +
      'the preview: the words of a reminder, or of an overdue invoice once its due date has passed. An `Idempotency-Key` ' +
      'makes a repeated call send one mail.',
    params: { id: idOf(invoice.name) },
    body: mailChange,
    answer: sentMail,
  },
});
