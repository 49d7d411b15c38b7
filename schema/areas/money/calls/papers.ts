import { Type } from 'typebox';
import { closed, defineCalls, idOf, oneOf } from '../../../language/call.ts';
import { invoice } from '../entities/invoice.ts';

/** Calls about invoices on paper (AB 7, `invoices/{id}/export-pdf`). */
export const invoicePaperCalls = defineCalls(invoice.plural, {
  exportPdf: {
    route: 'GET /finance/v1/invoices/{id}/export-pdf',
    access: { entity: invoice.name, action: 'read' },
    summary: 'an invoice as a PDF',
    description:
      'Before it is sent as it would be sent now. Once it is sent always the same bytes, whatever changes of its client, ' +
      'the settings or the logo. A void one is marked on each page.',
    params: { id: idOf(invoice.name) },
    query: closed({ download: Type.Optional(oneOf(['1'])) }),
    answer: { file: 'application/pdf' },
  },
});
