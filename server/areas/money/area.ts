import { overAgencies } from '../../jobs/homes.ts';
import type { ServerArea } from '../../house.ts';
import { registerCredits } from './payments/credits/credits.ts';
import { keepCredits } from './payments/credits/keepCredits.ts';
import { registerMoneyDashboard } from './dashboard/dashboard.ts';
import { registerDebtorReport } from './debtors/debtors.ts';
import { readDebtors } from './debtors/report.ts';
import { keepCreditedFees } from './fees/creditedFees.ts';
import { registerFees } from './fees/fees.ts';
import { readLineFees } from './fees/lineFees.ts';
import { feeIn, readSettledFee } from './fees/openFee.ts';
import { keepInvoices } from './invoices/invoices.ts';
import { registerInvoiceReminders } from './invoiceReminders.ts';
import { keepPaid } from './keepPaid.ts';
import { registerErrorMail } from './mails/errorMail.ts';
import { registerCreditMails } from './mails/creditMails.ts';
import { keepMailFields, registerInvoiceMails } from './mails/mails.ts';
import { remindOfInvoices } from './mails/reminders.ts';
import { registerMoneyMetadata } from './metadata.ts';
import { tellOfOverdue } from './notices/overdue.ts';
import { notifyOfPayment } from './notices/payments.ts';
import { keepIssuedCredits } from './papers/credits.ts';
import { keepSentInvoices } from './papers/keeping.ts';
import { registerInvoicePapers } from './papers/papers.ts';
import { followClientMerges, keepPayer } from './payments/clientCredit.ts';
import { registerPayments } from './payments/payments.ts';
import { registerInvoiceContacts } from './ready/contacts.ts';
import { ruleOfTask } from './ready/itemsSql.ts';
import { registerReadyItems } from './ready/readyCalls.ts';
import { readReadySums } from './ready/readySums.ts';
import { registerTaxRates } from './taxRates.ts';

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools, documents, storage, outbox, origin }) => {
    registerTaxRates(app, engine);
    registerMoneyMetadata(app, engine);
    registerInvoiceReminders(app, engine);
    registerFees(app, { engine, ruleOfTask });
    registerReadyItems(app, engine);
    registerInvoiceContacts(app, engine);
    registerDebtorReport(app, engine);
    registerMoneyDashboard(app, { engine, readDebtors, readReadySums });
    keepPayer(engine);
    followClientMerges(engine);
    registerPayments(app, { engine, keepPaid, feeIn, notifyOfPayment });
    keepInvoices(engine, {
      readLineFees: (own, ...asked) => readLineFees({ engine: own, ruleOfTask }, ...asked),
      readSettledFee,
    });
    keepCredits(engine);
    // After the listener that locks the invoice and judges the amount.
    keepCreditedFees(engine);
    registerCredits(app, engine);
    keepIssuedCredits({ engine, documents, storage });
    registerInvoicePapers(app, { engine, documents, storage });
    keepSentInvoices({ engine, documents, storage });
    keepMailFields(engine);
    registerInvoiceMails(app, { engine, outbox });
    registerCreditMails(app, { engine, outbox });
    registerErrorMail(app, { engine, outbox, origin });
    jobs.sweep('remind-of-invoices', {
      cron: '*/5 * * * *',
      run: () => overAgencies(pools, (agencyId) => remindOfInvoices({ engine, outbox }, agencyId)),
    });
    jobs.sweep('tell-of-overdue-invoices', {
      cron: '*/5 * * * *',
      run: () => overAgencies(pools, (agencyId) => tellOfOverdue(engine, agencyId)),
    });
  },
};
