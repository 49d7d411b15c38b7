import { overAgencies } from '../../jobs/homes.ts';
import type { ServerArea } from '../../house.ts';
import { registerMoneyDashboard } from './dashboard/dashboard.ts';
import { registerDebtorReport } from './debtors/debtors.ts';
import { readDebtors } from './debtors/report.ts';
import { keepInvoices } from './invoices/invoices.ts';
import { registerInvoiceReminders } from './invoiceReminders.ts';
import { keepPaid } from './keepPaid.ts';
import { keepMailFields, registerInvoiceMails } from './mails/mails.ts';
import { remindOfInvoices } from './mails/reminders.ts';
import { registerMoneyMetadata } from './metadata.ts';
import { keepSentInvoices } from './papers/keeping.ts';
import { registerInvoicePapers } from './papers/papers.ts';
import { registerPayments } from './payments/payments.ts';
import { registerInvoiceContacts } from './ready/contacts.ts';
import { registerReadyItems } from './ready/readyCalls.ts';
import { readReadySums } from './ready/readySums.ts';
import { registerTaxRates } from './taxRates.ts';

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools, documents, storage, outbox }) => {
    registerTaxRates(app, engine);
    registerMoneyMetadata(app, engine);
    registerInvoiceReminders(app, engine);
    registerReadyItems(app, engine);
    registerInvoiceContacts(app, engine);
    registerDebtorReport(app, engine);
    registerMoneyDashboard(app, { engine, readDebtors, readReadySums });
    registerPayments(app, { engine, keepPaid });
    keepInvoices(engine);
    registerInvoicePapers(app, { engine, documents, storage });
    keepSentInvoices({ engine, documents, storage });
    keepMailFields(engine);
    registerInvoiceMails(app, { engine, outbox });
    jobs.sweep('remind-of-invoices', {
      cron: '*/5 * * * *',
      run: () => overAgencies(pools, (agencyId) => remindOfInvoices({ engine, outbox }, agencyId)),
    });
  },
};
