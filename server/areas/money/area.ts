import type { ServerArea } from '../../house.ts';
import { registerInvoiceReminders } from './invoiceReminders.ts';
import { registerMoneyMetadata } from './metadata.ts';
import { registerTaxRates } from './taxRates.ts';

export const area: ServerArea = {
  register: ({ app, engine }) => {
    registerTaxRates(app, engine);
    registerMoneyMetadata(app, engine);
    registerInvoiceReminders(app, engine);
  },
};
