import { Type, type TSchema } from 'typebox';
import { writableProperties } from '../../../derive/jsonSchema.ts';
import { closed, defineCalls, idOf, oneOf } from '../../../language/call.ts';
import type { AnySettings, SettingsChange } from '../../../language/settings.ts';
import { invoice } from '../entities/invoice.ts';
import { invoicing } from '../settings/invoicing.ts';

type Change = Omit<SettingsChange<typeof invoicing>, 'version'>;

const change = {
  type: 'object',
  additionalProperties: false,
  properties: writableProperties(invoicing as unknown as AnySettings),
};

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
  sample: {
    route: 'POST /client/v1/invoice-config/preview',
    access: { entity: invoicing.name, action: 'read' },
    summary: 'a sample invoice as a PDF, by settings that are not saved',
    description: 'Settings that are left out are the kept ones. Nothing is kept, and no number is drawn.',
    isReading: true,
    body: Type.Unsafe<Change>(change as TSchema),
    answer: { file: 'application/pdf' },
  },
});
