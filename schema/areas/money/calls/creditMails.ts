import { Type } from 'typebox';
import { defineCalls, idOf } from '../../../language/call.ts';
import { creditNote } from '../entities/creditNote.ts';
import { mailChange, mailShape, sentMail } from './invoiceMails.ts';

/** Calls that send a credit note to its client. */
export const creditMailCalls = defineCalls(creditNote.plural, {
  preview: {
    route: 'GET /finance/v1/credit-notes/{id}/preview-email',
    access: { entity: creditNote.name, action: 'read' },
    summary: 'the mail with which a credit note would be sent now',
    description: 'Its recipient is the first billing contact of the client that has an address.',
    params: { id: idOf(creditNote.name) },
    answer: Type.Object(mailShape),
  },
  send: {
    route: 'POST /finance/v1/credit-notes/{id}/send',
    access: { entity: creditNote.name, action: 'update' },
    summary: 'send a credit note to its client by mail',
    description:
      'What is left out is that of the preview. The mail carries the PDF with which it was issued. An `Idempotency-Key` makes a ' +
      'repeated call send one mail.',
    params: { id: idOf(creditNote.name) },
    body: mailChange,
    answer: sentMail,
  },
});
