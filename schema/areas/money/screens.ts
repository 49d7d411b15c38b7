import { groupOf, recordPages, screensUnder } from '../../routes/screen.ts';

const invoiceGroup = { name: 'finance', path: '/invoice-preview', area: 'finance' } as const;
const invoicePage = { built: 'detail', entity: 'invoice', record: 'id' } as const;

/** Lists of invoices by their tab (AB 2, `{financeInvoiceTab}`). */
const sections = {
  open: {
    preset: { statuses: ['CREATED', 'SENT'], paymentStatuses: ['UNPAID', 'PARTIALLY_PAID'] },
    word: 'app.invoices.tabs.open',
  },
  overdue: { preset: { ages: [2, 3, 4, 5] }, word: 'app.invoices.tabs.overdue' },
  paid: { preset: { statuses: ['SENT'], paymentStatuses: ['PAID'] }, word: 'app.invoices.tabs.paid' },
  voided: { preset: { statuses: ['VOIDED'] }, word: 'app.invoices.tabs.voided' },
  all: { word: 'app.invoices.tabs.all' },
  expenses: { entity: 'expense', word: 'app.invoices.tabs.expenses' },
  'credit-notes': { entity: 'creditNote', word: 'app.invoices.tabs.creditNotes' },
} as const;

const invoiceLists = {
  built: 'list',
  entity: 'invoice',
  below: 'talentIds',
  start: { section: 'open' },
  allowed: { section: ['open', 'overdue', 'paid', 'voided', 'all', 'expenses', 'credit-notes'] },
  sections,
} as const;

/** Lists of the agency's invoices, between the pages that stand beside them. */
const agencySections = {
  ready: { at: '/finance/invoices/ready-to-invoice', word: 'app.invoices.tabs.ready' },
  ...sections,
  debtors: { at: '/finance/invoices/debtor-report', word: 'app.invoices.tabs.debtors' },
} as const;

/** Lists of a talent's invoices, and the page that stands beside them. */
const talentSections = {
  ...sections,
  settings: { at: '/talent/:id/finance/settings', word: 'menu.areas.settings' },
} as const;

/** Finance of the agency and of a talent (AB 2). */
export const screens = [
  ...screensUnder({ ...groupOf('finance'), list: '/finance/invoices/open' }, [
    { name: 'dashboard', path: '/dashboard', built: 'page' },
    { name: 'taxRates', path: '/configuration/tax', built: 'list', entity: 'taxRate', topic: 'finance' },
    {
      name: 'invoiceSettings',
      path: '/configuration/invoice-settings',
      built: 'settings',
      settings: 'invoicing',
      topic: 'finance',
    },
    {
      name: 'invoiceMails',
      path: '/configuration/email-templates',
      built: 'settings',
      settings: 'invoiceMails',
      topic: 'finance',
    },
    {
      name: 'invoiceReminders',
      path: '/configuration/reminders',
      built: 'settings',
      settings: 'invoiceReminders',
      topic: 'finance',
    },
    {
      name: 'otherSettings',
      path: '/configuration/other',
      built: 'settings',
      settings: 'accounting',
      topic: 'finance',
    },
    { name: 'taskRules', path: '/rules/task-type', built: 'page', entity: 'taskRule', topic: 'finance' },
    { name: 'feeRules', path: '/rules/management-fee', built: 'list', entity: 'managementFeeRule', topic: 'finance' },
    { name: 'addInvoice', path: '/invoices/add', built: 'add', back: 'list', entity: 'invoice' },
    { name: 'ready', path: '/invoices/ready-to-invoice', built: 'page' },
    { name: 'debtors', path: '/invoices/debtor-report', built: 'page' },
    { name: 'invoices', path: '/invoices/:section', ...invoiceLists, sections: agencySections },
  ]),
  ...screensUnder({ ...invoiceGroup, list: '/finance/invoices/open' }, [
    { ...invoicePage, name: 'invoicePreview', path: '/:id', back: 'list', section: 'summary' },
    {
      ...invoicePage,
      name: 'invoiceTab',
      path: '/:id/:section',
      back: 'list',
      allowed: { section: ['notes', 'history'] },
    },
  ]),
  ...screensUnder({ ...invoiceGroup, list: '/invoice-preview/:id' }, [
    { ...invoicePage, name: 'editInvoice', path: '/:id/edit', back: 'list', section: 'summary', edit: true },
  ]),
  ...screensUnder(recordPages('talent'), [
    {
      name: 'financeSettings',
      path: '/finance/settings',
      module: 'finance',
      back: 'list',
      built: 'detail',
      record: 'id',
      section: 'finance',
    },
    {
      name: 'financeInvoices',
      path: '/finance/invoices/:section',
      module: 'finance',
      back: 'list',
      ...invoiceLists,
      sections: talentSections,
    },
  ]),
] as const;
