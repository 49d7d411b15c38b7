import { Type } from 'typebox';
import { closed, defineCalls, text, uuid } from '../../../language/call.ts';
import { invoice } from '../entities/invoice.ts';

/** Call that reports a problem with invoices (AB 7, send error email). */
export const errorMailCalls = defineCalls(invoice.plural, {
  report: {
    route: 'POST /finance/v1/send-error-email',
    access: { entity: invoice.name, action: 'update' },
    summary: 'report a problem with invoices by mail',
    description: 'To the address `errorReportTo` of the settings, with the numbers of the invoices and links to them.',
    body: closed({
      invoiceIds: Type.Array(uuid, { minItems: 1, maxItems: 50, uniqueItems: true }),
      message: text(2000),
    }),
    answer: Type.Object({ mailId: uuid, isSending: Type.Boolean({ description: 'False without a mail server' }) }),
  },
});
