import { Type } from 'typebox';
import { closed, defineCalls, idOf, nullable, oneOf, recordOf, text } from '../../../language/call.ts';
import { creditReasonLimit } from '../../../rules/finance/invoices.ts';
import { creditNote } from '../entities/creditNote.ts';
import { invoice } from '../entities/invoice.ts';

const day = Type.String({ format: 'date', description: 'Today in the agency’s zone by default' });

/** Calls about credit notes besides those of the entity. */
export const creditNoteCalls = defineCalls(creditNote.plural, {
  issue: {
    route: 'POST /finance/v1/credit-notes',
    access: { entity: creditNote.name, action: 'create' },
    summary: 'credit an amount of an invoice that was sent',
    description:
      'At most what is outstanding of the invoice, in its currency, with tax. Net and tax by rate follow from what is not ' +
      'credited of the invoice yet. An `Idempotency-Key` makes a repeated call issue one credit note.',
    body: closed({
      invoiceId: idOf(invoice.name),
      amount: Type.String({ description: 'With tax, in the currency of the invoice, such as `1250.00`' }),
      reason: text(creditReasonLimit),
      issuedOn: Type.Optional(day),
      currency: Type.Optional(Type.String({ format: 'currency', description: 'That of the invoice, if it is given' })),
      note: Type.Optional(nullable(text(2000))),
    }),
    answer: recordOf(creditNote),
  },
  exportPdf: {
    route: 'GET /finance/v1/credit-notes/{id}/export-pdf',
    access: { entity: creditNote.name, action: 'read' },
    summary: 'a credit note as a PDF',
    description: 'Always the same bytes, whatever changes afterwards. A void one is marked on each page.',
    params: { id: idOf(creditNote.name) },
    query: closed({ download: Type.Optional(oneOf(['1'])) }),
    answer: { file: 'application/pdf' },
  },
});
